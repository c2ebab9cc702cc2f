import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CombBar } from './CombBar';

it('draws no bar for zero and is hidden from assistive technology', () => {
  expect(renderToString(<CombBar value={1} max={2} />)).toMatch(/aria-hidden="true".*x2="50%"/);
  expect(renderToString(<CombBar value={0} max={2} />)).not.toContain('<line');
});
