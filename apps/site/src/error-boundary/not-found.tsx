import { notFoundPage } from '@tallycomb/content/site';
import { Button, Container, Heading, Lead, Section, type SectionProps } from '@tallycomb/ui';
import { Comb } from '@tallycomb/ui/art';
import { useLocation } from 'react-router-dom';
import { hair } from '../drawing/hair.css';
import { PageHead } from '../seo/head';
import { comb, trimmings } from './missing-teeth-comb';
import * as styles from './not-found.css';

const { legend, label, whole } = notFoundPage.teeth;
const floor = trimmings();
const shape = { ...comb.shape, lengths: comb.lengths, missing: comb.missing };
const colors = { fill: 'comb', missingStroke: 'themeInk' } as const;

/**
 * As wide as the page: a comb that lacks teeth. Each loose tooth and its gap are a checkbox that
 * puts it back in, and a line appears once all are in. No script.
 */
export const MissingTeeth = () => (
  <div className={styles.art}>
    <svg
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={styles.picture}
      viewBox={`0 0 ${comb.width} ${comb.height}`}
    >
      <g className={styles.trimmings} strokeWidth={1.8}>
        {(['dark', 'brown', 'red'] as const).map((tone) => (
          <path key={tone} className={hair[tone]} d={floor[tone]} />
        ))}
      </g>
      <Comb shape={shape} colors={colors} />
    </svg>
    <fieldset aria-label={legend} className={styles.teeth}>
      {styles.places.map((place, at) => (
        <input
          key={place}
          type="checkbox"
          aria-label={`${label} ${at + 1}`}
          className={`${styles.tooth} ${place}`}
        />
      ))}
      <p role="status" className={styles.whole}>
        {whole}
      </p>
    </fieldset>
  </div>
);

interface NotFoundProps {
  readonly background?: NonNullable<SectionProps['background']>;
  readonly text: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
    readonly lead: string;
  };
  /** Link to another page. */
  readonly link: { readonly href: string; readonly label: string };
}

/** Page for an address with no content. */
export function NotFound({ background = 'page', text, link }: NotFoundProps) {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead info={{ path: pathname, ...text, isIndexed: false }} />
      <Section background={background} className={styles.section}>
        <Container>
          <Heading level={1}>{text.heading}</Heading>
          <Lead className={styles.lead}>{text.lead}</Lead>
          <Button href={link.href}>{link.label}</Button>
        </Container>
        <MissingTeeth />
      </Section>
    </>
  );
}
