import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: {
    __SITE_CONFIG__: JSON.stringify({
      addresses: { siteOrigin: 'https://tallycomb.example.com' },
      lookupBaseUrl: '',
      thirdParties: { tagManager: '', chat: '' },
    }),
    __BUILD_YEAR__: '2026',
  },
  test: {
    include: ['{bench,src,vite}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
