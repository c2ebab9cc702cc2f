import { library } from '@tallycomb/content/pages';
import { Container, Section } from '@tallycomb/ui';
import { BookShelf } from '@tallycomb/ui/art';
import { Catalog } from './catalog';
import * as styles from './library.css';
import { SectionHead } from './section-head';

const books = library.entries.map(
  ({ id, title, author, link, tone }) =>
    ({ id, title, author, tone, href: link, target: '_blank' }) as const,
);

export function Library() {
  return (
    <Section aria-labelledby="library">
      <Container>
        <SectionHead id="library" heading={library.heading} lead={library.lead} />
        <BookShelf className={styles.shelf} label={library.shelfLabel} books={books} decorative />
        <Catalog />
      </Container>
    </Section>
  );
}
