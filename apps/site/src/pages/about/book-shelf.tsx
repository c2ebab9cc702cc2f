import { library } from '@tallycomb/content/pages';
import { Button, Leader, TextLink, VisuallyHidden } from '@tallycomb/ui';
import { useId } from 'react';
import * as styles from './book-shelf.css';

type Book = (typeof library.entries)[number];
type SpineHeight = keyof typeof styles.spineHeights;

/** Mean widths of a character of the title and of the author, in units of the shelf. */
const titleCharacter = 0.56;
const authorCharacter = 0.44;
/** Margins at both ends, and the least distance between title and author. */
const clearance = 3.5;

/**
 * The lowest spine on which title and author fit one after the other; the highest if none does.
 * Short titles would all stand equally high: they take one of the three lowest heights in turn.
 */
function spineHeight({ title, author }: Book): SpineHeight {
  const needed = title.length * titleCharacter + author.length * authorCharacter + clearance;
  const heights = Object.entries(styles.spineHeights) as [SpineHeight, number][]; // its own keys
  const fitting = heights.slice(title.length % 3).find(([, units]) => units >= needed);
  return fitting?.[0] ?? 'h7';
}

/** A width that looks chosen by nobody, and is the same each time: it follows the title's letters. */
function spineWidth({ title }: Book) {
  const sum = [...title].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (['thin', 'thick', 'medium'] as const)[sum % 3] ?? 'medium';
}

const Cover = ({ title, author, category, description, link }: Book) => (
  <div className={styles.cover}>
    <div className={styles.words}>
      {/* On a screen the title stands on the spine, and the link is the button below. */}
      <p className={styles.paperTitle}>
        <TextLink href={link}>{title}</TextLink>
      </p>
      <p className={styles.byline}>
        {author} <Leader /> {library.categoryLabels[category]}
      </p>
      <p>{description}</p>
      <div className={styles.read}>
        <Button variant="paper" size="sm" href={link} target="_blank">
          {library.read} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
    </div>
  </div>
);

/** Scrolls an opened book to the start of a shelf that scrolls, so that its cover is in view. */
function showWhole(book: HTMLDetailsElement | null): void {
  if (book?.open) book.parentElement?.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/**
 * A list of native `<details>`, each a spine that opens its cover, one at a time, without script.
 * The shelf scrolls sideways if they do not fit.
 */
export function BookShelf() {
  const name = useId();
  return (
    <ul aria-label={library.shelfLabel} className={styles.shelf}>
      {library.entries.map((book) => (
        <li
          key={book.id}
          className={`${styles.height[spineHeight(book)]} ${styles.width[spineWidth(book)]}`}
        >
          <details
            name={name}
            // One that was opened before React was there.
            ref={showWhole}
            onToggle={({ currentTarget }) => showWhole(currentTarget)}
            className={styles.books[book.tone]}
          >
            <summary className={styles.spine}>
              <cite className={styles.title}>{book.title}</cite>{' '}
              <span className={styles.author}>{book.author}</span>
            </summary>
            <Cover {...book} />
          </details>
        </li>
      ))}
    </ul>
  );
}
