import { PageHead } from '../../seo/page-head';
import { staticPart } from '../../static-part';
import { info } from './info';
import * as styles from './page.css';

const Hero = staticPart(() => import('./hero'));
const Categories = staticPart(() => import('./categories'), { as: 'div' });
const Counters = staticPart(() => import('./counters'), { hydrateAt: 'first sign' });
const Problems = staticPart(() => import('./problems'));
const Features = staticPart(() => import('./features'), { hydrateAt: 'first sign' });
const InflationTeaser = staticPart(() => import('./inflation-teaser'));
const Pricing = staticPart(() => import('./pricing'));
const Faq = staticPart(() => import('./faq'));

export const parts = [
  Hero,
  Categories,
  Counters,
  Problems,
  Features,
  InflationTeaser,
  Pricing,
  Faq,
];

export function Page() {
  return (
    <div className={styles.page}>
      <PageHead info={info} />
      <Hero />
      <Categories />
      <Counters />
      <Problems />
      <Features />
      <InflationTeaser />
      <Pricing />
      <Faq />
    </div>
  );
}
