import { Button, Container, Heading, Lead, Section, type SectionProps } from '@tallycomb/ui';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../seo/page-head';
import { MissingTeeth } from './missing-teeth';
import * as styles from './not-found.css';

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
