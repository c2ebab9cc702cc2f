import { Sections } from '../../error-boundary/section-error-boundary';
import { PageHead } from '../../seo/page-head';
import { Categories } from './categories';
import { Counters } from './counters';
import { Faq } from './faq';
import { Features } from './features';
import { Hero } from './hero';
import { InflationTeaser } from './inflation-teaser';
import { info } from './info';
import { Market } from './market';
import * as styles from './page.css';
import { Pricing } from './pricing';
import { Problems } from './problems';

export function Page() {
  return (
    <div className={styles.page}>
      <PageHead info={info} />
      <Sections>
        <Hero />
        <Categories />
        <Counters />
        <Market />
        <Problems />
        <Features />
        <InflationTeaser />
        <Pricing />
        <Faq />
      </Sections>
    </div>
  );
}
