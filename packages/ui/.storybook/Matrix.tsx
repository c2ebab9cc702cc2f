import { type ComponentType, createElement, type ReactNode } from 'react';
import { Section } from '../src/components/Section';
import type { Background } from '../stories/contract';
import { inTitleCase } from '../stories/names';
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
  /** Of its story. */
  readonly id: string;
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

type Values = State['props'];

/** Whether a component looks the same with both. */
export const isAlike = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((prop) => one[prop] === other[prop]);

/** Some stories show the same state elsewhere. */
const isFirst = (state: State, index: number, states: readonly State[]): boolean =>
  states.findIndex(({ props }) => isAlike(state.props, props)) === index;

interface MatrixProps {
  readonly component: ComponentType<Readonly<Record<string, unknown>>>;
  readonly states: readonly State[];
  readonly on: readonly Background[];
}

/** Every state, on every background that the component is made for. */
export const Matrix = ({ component, states, on }: MatrixProps) => (
  <div className={styles.matrix}>
    {on.map((background) => (
      <Band key={background} on={background}>
        <h3 className={styles.background}>{backgrounds[background]}</h3>
        <div className={styles.states}>
          {states.filter(isFirst).map(({ id, name, props }) => (
            <figure key={id} className={styles.state}>
              <div inert>{createElement(component, props)}</div>
              <figcaption className={styles.name}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {inTitleCase(name)}
                </a>
              </figcaption>
            </figure>
          ))}
        </div>
      </Band>
    ))}
  </div>
);
