import { type ComponentType, createElement, type ReactNode } from 'react';
import { Section } from '../src/components/Section';
import type { Background } from './contract';
import * as styles from './Matrix.css';

const backgrounds = {
  page: 'Page',
  wash: 'Wash',
  hero: 'Hero',
  bright: 'Bright',
  deep: 'Deep',
  night: 'Night',
} as const satisfies Record<Background, string>;

const Band = ({ on, children }: { readonly on: Background; readonly children: ReactNode }) =>
  on === 'night' ? (
    <div className={styles.night}>{children}</div>
  ) : (
    <Section background={on} className={styles.band}>
      {children}
    </Section>
  );

export interface State {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

interface MatrixProps {
  readonly component: ComponentType<Readonly<Record<string, unknown>>>;
  readonly states: readonly State[];
  readonly on: readonly Background[];
}

/** Every state, on every background that the component is made for. */
export const Matrix = ({ component, states, on }: MatrixProps) => (
  <div className={styles.matrix} inert>
    {on.map((background) => (
      <Band key={background} on={background}>
        <h3 className={styles.background}>{backgrounds[background]}</h3>
        {states.map(({ name, props }) => (
          <figure key={name} className={styles.state}>
            {createElement(component, props)}
            <figcaption className={styles.name}>{name}</figcaption>
          </figure>
        ))}
      </Band>
    ))}
  </div>
);
