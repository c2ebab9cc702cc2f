import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChipStrip } from './ChipStrip';

const html = renderToString(
  <ChipStrip label="Categories" items={[{ id: 'wax', label: 'Wax', tone: 'wax' }]} />,
);

describe('the strip as a server sends it', () => {
  it('does not move: its button could not stop it yet', () => {
    expect(html).toContain('data-motion="still"');
  });

  it('has its list once, reachable and named', () => {
    expect(html.match(/<ul/g)).toHaveLength(1);
    expect(html).toContain('tabindex="0"');
    expect(html).toContain('aria-label="Categories"');
  });
});
