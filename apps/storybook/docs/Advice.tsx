import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { IconCheck, IconClose } from '../../../packages/ui/src/components/Icons';
import type { Contract, DrawnAdvice, Advice as Line } from '../../../packages/ui/stories/contract';
import * as styles from './page.css';

/** Renders the component with its first story's props, overridden by the given ones. */
type Draw = (props?: Readonly<Record<string, unknown>>) => ReactNode;

const Example = ({ line, draw }: { readonly line: DrawnAdvice; readonly draw: Draw }) => (
  <div className={styles.example} inert>
    {'props' in line ? draw(line.props) : line.drawn}
  </div>
);

interface AdviceProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly sign: typeof IconCheck;
  readonly look: string;
  readonly draw: Draw;
}

const Advice = ({ title, lines, sign: Sign, look, draw }: AdviceProps) => (
  <div className={look}>
    <h3>{title}</h3>
    <ul>
      {lines.map((line) => {
        const isPlain = typeof line === 'string';
        return (
          <li key={isPlain ? line : line.says}>
            <Sign />
            {isPlain ? line : line.says}
            {isPlain ? null : <Example line={line} draw={draw} />}
          </li>
        );
      })}
    </ul>
  </div>
);

/** Do beside Don’t; nothing without advice. */
export const adviceOf = ({ do: wanted, dont: unwanted }: Contract, draw: Draw): ReactNode =>
  wanted &&
  unwanted && (
    <Unstyled>
      <div className={styles.advice}>
        <Advice title="Do" lines={wanted} sign={IconCheck} look={styles.doAdvice} draw={draw} />
        <Advice
          title="Don’t"
          lines={unwanted}
          sign={IconClose}
          look={styles.dontAdvice}
          draw={draw}
        />
      </div>
    </Unstyled>
  );
