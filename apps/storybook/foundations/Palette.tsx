import { colorRoles } from '../../../packages/ui/src/styles/tokens';
import { Copy } from '../docs/Copy';
import * as styles from './Colors.stories.css';

type Rows = Readonly<Record<string, readonly [light: string, dark: string, use: string]>>;

/** All colors by role, light beside dark. */
export const Palette = () =>
  Object.entries<Rows>(colorRoles).map(([role, colors]) => (
    <section key={role}>
      <h3 className={styles.role}>{role}</h3>
      <ul className={styles.palette}>
        {Object.entries(colors).map(([name, [light, dark, use]]) => (
          <li key={name} title={use}>
            <svg viewBox="0 0 2 1" aria-hidden="true">
              <path d="M0 0h1v1H0z" fill={light} />
              <path d="M1 0h1v1H1z" fill={dark} />
            </svg>
            <Copy text={`var(--tc-color-${name})`}>{name}</Copy>
          </li>
        ))}
      </ul>
    </section>
  ));
