import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { IconCheck, IconClose } from '../../../packages/ui/src/components/Icons';
import {
  type Contract,
  type DrawnAdvice,
  isDrawn,
  type Advice as Line,
} from '../../../packages/ui/stories/contract';
import type { PageSection } from './PageSections';
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
      {lines
        .map((line) => (typeof line === 'string' ? { says: line } : line))
        .map((line) => (
          <li key={line.says}>
            <Sign />
            {line.says}
            {isDrawn(line) ? <Example line={line} draw={draw} /> : null}
          </li>
        ))}
    </ul>
  </div>
);

/** Section with Do beside Don’t; empty without advice. */
export const adviceSection = (lines: Contract | undefined, draw: Draw): readonly PageSection[] => {
  if (!lines?.do?.length || !lines.dont?.length) return [];
  const body = (
    <Unstyled>
      <div className={styles.advice}>
        <Advice title="Do" lines={lines.do} sign={IconCheck} look={styles.doAdvice} draw={draw} />
        <Advice
          title="Don’t"
          lines={lines.dont}
          sign={IconClose}
          look={styles.dontAdvice}
          draw={draw}
        />
      </div>
    </Unstyled>
  );
  return [{ title: 'Do and Don’t', body }];
};
