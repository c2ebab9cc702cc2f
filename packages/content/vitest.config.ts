import { defineConfig } from 'vitest/config';

/** Imports an .html file as its text, as tsup does. */
const htmlAsText = {
  name: 'html-as-text',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.html') ? `export default ${JSON.stringify(code)};` : undefined,
};

export default defineConfig({
  plugins: [htmlAsText],
  test: {
    include: ['*.test.ts', 'src/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
