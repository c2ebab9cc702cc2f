import { library } from '@tallycomb/content/pages';
import { Leader, TextLink } from '@tallycomb/ui';
import * as styles from './catalog.css';

/** What the spines have no room for: every reading with its kind and what it is about. */
export function Catalog() {
  return (
    <ul className={styles.catalog} aria-label={library.catalogLabel}>
      {library.entries.map(({ id, title, author, description, link, category, tone }) => (
        <li key={id} className={styles.entry[tone]}>
          <TextLink className={styles.title} href={link} target="_blank">
            {title}
          </TextLink>
          <p className={styles.byline}>
            {author} <Leader /> {library.categoryLabels[category]}
          </p>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
