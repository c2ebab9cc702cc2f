import { careers } from '@tallycomb/content/pages';
import { Button, Heading, Leader } from '@tallycomb/ui';
import { siteConfig } from '../../site-config';
import * as styles from './positions.css';

/** The open positions, set like a price list; each button is told apart by its position's title. */
export function Positions() {
  return (
    <ul className={styles.positions}>
      {careers.positions.map(({ id, title, location, type, link }) => (
        <li key={id} className={styles.position}>
          <Heading level={4} id={id} className={styles.title}>
            {title}
          </Heading>
          <Leader className={styles.leader} />
          <p className={styles.terms}>
            <span>{location}</span> <span>{type}</span>
          </p>
          {siteConfig.addresses[link] ? (
            <Button
              id={`${id}-apply`}
              aria-labelledby={`${id}-apply ${id}`}
              variant="ink"
              size="sm"
              href={siteConfig.addresses[link]}
              target="_blank"
            >
              {careers.applyLabel}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
