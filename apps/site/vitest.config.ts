import { defineConfig } from 'vitest/config';
import { definitions, readSiteConfig } from './build/read-site-config.ts';

export default defineConfig({
  define: definitions(readSiteConfig({}).config, 1),
  test: {
    include: ['{bench,build,host,src}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
