import { expect, it } from 'vitest';
import { type RichTextNode, textOf } from '../../article/rich-text-node';
import { legalData } from './data.server';

const linksIn = (nodes: readonly RichTextNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.attributes.href ?? [], linksIn(node.children)].flat(),
  );

it.each(['terms', 'privacy', 'arbitration'])(
  '%s has the configured contact address in place of its token',
  (path) => {
    const body = legalData(path, 'a&b@salon.example')?.body ?? [];
    expect(linksIn(body)).toContain('mailto:a&b@salon.example');
    expect(body.map(textOf).join(' ')).toContain('a&b@salon.example');
    expect(JSON.stringify(body)).not.toContain('{contactEmail}');
  },
);

it.each(['terms', 'privacy', 'arbitration'])(
  '%s sums each section up below its heading',
  (path) => {
    const elements = legalData(path)?.body.filter((node) => typeof node !== 'string') ?? [];
    const sections = elements.filter(({ tag }) => tag === 'section');
    expect(sections.length).toBeGreaterThan(5);
    for (const { children } of sections) {
      expect(children.map((node) => typeof node !== 'string' && node.tag)).toEqual([
        'h2',
        'short',
        'fold',
      ]);
      expect(textOf(children[1] ?? '')).toMatch(/^In short \S/);
    }
  },
);

it.each([
  { share: 0.1, isSaid: true },
  { share: 0, isSaid: false },
])('mentions fault reports for a reported share of $share: $isSaid', ({ share, isSaid }) => {
  const text = legalData('privacy', 'a@salon.example', share)?.body.map(textOf).join(' ') ?? '';
  expect(text.includes('something breaks in your browser')).toBe(isSaid);
  expect(text.includes('The record holds neither')).toBe(isSaid);
  expect(text).toContain('What starts only after you agree');
});

it.each(['', 'about', 'toString'])('has no legal text at /%s', (path) => {
  expect(legalData(path, 'a@salon.example')).toBeUndefined();
});
