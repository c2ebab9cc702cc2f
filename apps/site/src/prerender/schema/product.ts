import { homePage, type PricingPlan, pricing } from '@tallycomb/content/pages';
import { siteName } from '@tallycomb/content/site';
import { addressOf } from '../../seo/address';
import { socialImagePath } from '../../seo/page-info';

const priceCurrency = 'USD';

const dollarsOf = ({ price }: PricingPlan) => Number(price.replace('$', ''));

/** Prices are by the month; `MON` is UN/CEFACT's code for it. */
const offer = (plan: PricingPlan) => ({
  '@type': 'Offer',
  name: plan.name,
  description: plan.description,
  url: addressOf('/'),
  price: dollarsOf(plan),
  priceCurrency,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: dollarsOf(plan),
    priceCurrency,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
  },
});

/** The service with the plans that the page shows, and no rating: nobody has rated it. */
export function product() {
  const prices = pricing.plans.map(dollarsOf);
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
