import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChipStrip } from './ChipStrip';

const html = renderToString(
  <ChipStrip label="Categories" items={[{ id: 'wax', label: 'Wax', tone: 'yellow' }]} />,
);

describe('the strip as a server sends it', () => {
  it('can be stopped without JavaScript', () => {
    expect(html).toMatch(/<input type="checkbox"[^>]*aria-label="Pause"/);
  });

  it('has its list once for whoever reads it, reachable and named', () => {
    expect(html.match(/<ul/g)).toHaveLength(2);
    expect(html.match(/<ul[^>]*aria-hidden="true"[^>]*inert/g)).toHaveLength(1);
    expect(html).toContain('tabindex="0"');
    expect(html).toContain('aria-label="Categories"');
  });
});
