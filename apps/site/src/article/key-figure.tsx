import type { ReactNode } from 'react';
import { keyFigure } from './margin.css';

/** A `<strong>` result; where there is room it stands in the margin too, large and not heard again. */
export const KeyFigure = ({ children }: { readonly children?: ReactNode }) => (
  <strong className={keyFigure} data-figure={children}>
    {children}
  </strong>
);
