import {
  categories,
  categoryStrip,
  counters,
  countersNote,
  type FaqItem,
  faq,
} from '@tallycomb/content/pages';
import {
  Accordion,
  ChipStrip,
  type ChipTone,
  Container,
  Counter,
  CounterList,
  Section,
  TextLink,
} from '@tallycomb/ui';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import { SectionTitle } from '../../titled-section';
import type { HomeData } from './data.server';
import { Hero } from './hero';
import { InflationTeaser } from './inflation-teaser';
import { info } from './info';
import * as styles from './page.css';
import { Features, Pricing, Problems } from './sections';

/** Colors of the chips, in the order of the categories. */
const tones: readonly ChipTone[] = [
  'rose',
  'aqua',
  'red',
  'amber',
  'green',
  'yellow',
  'teal',
  'beige',
  'dark',
  'peach',
];

const chips = categories.map((label, place) => ({
  id: label,
  label,
  tone: tones[place] ?? 'rose',
}));

function Categories() {
  const { label, pause } = categoryStrip;
  return <ChipStrip label={label} items={chips} pauseLabel={pause} className={styles.categories} />;
}

function Counters() {
  return (
    <Section className={styles.countersSection}>
      <Container>
        <CounterList>
          {counters.map(({ id, ...counter }) => (
            <Counter key={id} {...counter} />
          ))}
        </CounterList>
        <p className={styles.countersNote}>{countersNote}</p>
      </Container>
    </Section>
  );
}

/** An answer; part of its text may be a link. */
function Answer({ answer, link }: Pick<FaqItem, 'answer' | 'link'>) {
  if (!link) return answer;
  const [before, after] = answer.split(link.label);
  return (
    <>
      {before}
      <TextLink href={link.href}>{link.label}</TextLink>
      {after}
    </>
  );
}

const items = faq.items.map((item) => ({ ...item, answer: <Answer {...item} /> }));

function Faq() {
  return (
    <Section aria-labelledby="faq">
      <Container className={styles.faqColumns}>
        <div className={styles.faqHead}>
          <SectionTitle id="faq" text={faq} />
        </div>
        <Accordion items={items} defaultValue={[faq.items[0].id]} headingLevel={3} />
      </Container>
    </Section>
  );
}

export function Page({ data }: PageProps<HomeData>) {
  return (
    <div className={styles.page}>
      <PageSections info={info}>
        <Hero />
        <Categories />
        <Counters />
        <Problems />
        <Features />
        <InflationTeaser data={data} />
        <Pricing />
        <Faq />
      </PageSections>
    </div>
  );
}
