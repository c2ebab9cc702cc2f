import { scopeText } from '@tallycomb/content/calculator';
import { Link } from '@tallycomb/ui';
import * as styles from './scope.css';

interface ScopeProps {
  readonly here: keyof typeof scopeText.places;
  readonly className?: string;
}

/** A switch between two pages: one price, or the whole menu. */
export function Scope({ here, className }: ScopeProps) {
  const { label, places } = scopeText;
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.scope}>
        {Object.entries(places).map(([name, place]) => (
          <li key={name} aria-current={name === here ? 'page' : undefined}>
            {name === here ? (
              <span className={styles.here}>{place.label}</span>
            ) : (
              <Link className={styles.other} href={place.href}>
                {place.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
