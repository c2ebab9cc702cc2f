import { describe, expect, it } from 'vitest';
import type { RichTextNode } from '../rich-text-node';
import { shape } from './drawing.server';
import { withBreaks } from './drawn-breaks.server';

const heading = shape('h2', {}, 'Next');
const long = shape('p', {}, 'word '.repeat(1000));
const short = shape('p', {}, 'word');
const tags = (body: readonly RichTextNode[]) =>
  withBreaks(body).map((node) => (typeof node === 'string' ? node : node.tag));

describe('drawn breaks', () => {
  it('come before a section after much text, but not after little', () => {
    expect(tags([long, heading, short, heading, short])).toEqual([
      'p',
      'break',
      'h2',
      'p',
      'h2',
      'p',
    ]);
  });

  it('do not come soon after another drawing', () => {
    const plate = shape('plate', {});
    expect(tags([long, plate, short, heading])).toEqual(['p', 'plate', 'p', 'h2']);
    expect(tags([long, shape('figure', {}, plate), heading])).toEqual(['p', 'figure', 'h2']);
  });

  it('mark the tooth for the share that has been read', () => {
    const marks = withBreaks([long, heading, long, heading, long]).flatMap((node) =>
      typeof node !== 'string' && node.tag === 'break' ? [node.children[1]] : [],
    );
    const places = marks.map((mark) =>
      typeof mark === 'object' ? Number(/M(\d+)/.exec(mark.attributes.d ?? '')?.[1]) : 0,
    );
    expect(places).toEqual([expect.closeTo(160, -1.5), expect.closeTo(320, -1.5)]);
  });
});
