import * as styles from './whole-zones.css';

/** A text in which no line ends inside a time zone, as one could after the hyphen of UTC-4. */
export function WholeZones({ text }: { readonly text: string }) {
  return text.split(/(UTC[+-]\d+)/).map((part) =>
    part.startsWith('UTC') ? (
      <span key={part} className={styles.zone}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
