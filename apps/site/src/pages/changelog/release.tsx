import type { ChangelogEntry } from '@tallycomb/content/pages';
import { Heading, Lead, Tag } from '@tallycomb/ui';
import { tagTones } from './change-count';
import * as styles from './release.css';

type Category = ChangelogEntry['categories'][number];

function Changes({ name, items }: Category) {
  return (
    <div className={styles.category}>
      <h3 className={styles.name}>{name}</h3>
      <ul>
        {items.map(({ type, description }) => (
          <li key={description} className={styles.change}>
            <Tag tone={tagTones[type]}>{type}</Tag>{' '}
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An `<article>` that an address can point at: /changelog#v2-4-0. */
export function Release({ release }: { readonly release: ChangelogEntry }) {
  const { id, date, isoDate, version, title, description, categories } = release;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={styles.release}>
      <p className={styles.stamp}>
        <time dateTime={isoDate}>{date}</time> <span className={styles.version}>{version}</span>
      </p>
      <Heading level={2} id={`${id}-title`} className={styles.title}>
        {title}
      </Heading>
      <Lead>{description}</Lead>
      <div className={styles.categories}>
        {categories.map((category) => (
          <Changes key={category.name} {...category} />
        ))}
      </div>
    </article>
  );
}
