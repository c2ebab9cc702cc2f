import { homePage, type PricingPlan, pricing } from '@tallycomb/content/pages';
import { siteName } from '@tallycomb/content/site';
import { addressOf } from '../../seo/address';
import { socialImagePath } from '../../seo/page-info';

const priceCurrency = 'USD';

/** Prices are by the month; `MON` is UN/CEFACT's code for it. */
const offer = ({ name, description, pricePerMonth }: PricingPlan) => ({
  '@type': 'Offer',
  name,
  description,
  url: addressOf('/'),
  price: pricePerMonth,
  priceCurrency,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: pricePerMonth,
    priceCurrency,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
  },
});

/** The service with the plans that the page shows, and no rating: nobody has rated it. */
export function product() {
  const prices = pricing.plans.map(({ pricePerMonth }) => pricePerMonth);
  return {
    '@type': 'Product',
    '@id': addressOf('/#product'),
    name: siteName,
    description: homePage.description,
    image: addressOf(socialImagePath('/')),
    brand: { '@type': 'Brand', name: siteName },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      offers: pricing.plans.map(offer),
    },
  };
}
