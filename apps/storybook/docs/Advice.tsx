import type { ReactNode } from 'react';
import { IconCheck, IconClose } from '../../../packages/ui/src/components/Icons';
import type { Contract } from '../../../packages/ui/stories/contract';
import * as styles from './page.css';

/** Renders the component with its first story's props, overridden by the given ones. */
export type Draw = (props?: Readonly<Record<string, unknown>>) => ReactNode;

const sides = [
  { key: 'do', title: 'Do', Sign: IconCheck, look: styles.doAdvice },
  { key: 'dont', title: 'Don’t', Sign: IconClose, look: styles.dontAdvice },
] as const;

/** Do beside Don’t, with drawn examples; nothing without advice. */
export const adviceOf = (contract: Contract, draw: Draw): ReactNode =>
  contract.do && (
    <div className={styles.halves}>
      {sides.map(({ key, title, Sign, look }) => (
        <div key={key} className={look}>
          <h3>{title}</h3>
          <ul>
            {contract[key]?.map((line) => {
              const { says, ...example } =
                typeof line === 'string' ? { says: line, drawn: undefined } : line;
              const drawn = 'props' in example ? draw(example.props) : example.drawn;
              return (
                <li key={says}>
                  <Sign />
                  {says}
                  {drawn && (
                    <div className={styles.example} inert>
                      {drawn}
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
