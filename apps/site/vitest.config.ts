import { defineConfig } from 'vitest/config';
import { computePriceYears } from './vite/price-years.ts';
import { computeTenYearsFigures, computeTenYearsPace } from './vite/ten-years-figures.ts';

export default defineConfig({
  define: {
    __SITE_CONFIG__: JSON.stringify({
      addresses: { siteOrigin: 'https://tallycomb.example.com' },
      lookupBaseUrl: '',
      thirdParties: { tagManager: '', chat: '' },
    }),
    __BUILD_YEAR__: '2026',
    __REPORTED_SHARE__: '1',
    __PRICE_YEARS__: JSON.stringify(computePriceYears()),
    __TEN_YEARS_FIGURES__: JSON.stringify(computeTenYearsFigures()),
    __TEN_YEARS_PACE__: JSON.stringify(computeTenYearsPace()),
  },
  test: {
    include: ['{bench,host,server,src,vite,worker}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
