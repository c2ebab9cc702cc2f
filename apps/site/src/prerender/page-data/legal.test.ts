import { expect, it } from 'vitest';
import { type RichTextNode, textOf } from '../../article/rich-text-node';
import { legalData } from './legal';

const linksIn = (nodes: readonly RichTextNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.attributes.href ?? [], linksIn(node.children)].flat(),
  );

it.each(['terms', 'privacy', 'arbitration'])(
  '%s gives the configured contact address and no token',
  (path) => {
    const body = legalData(path, 'a&b@salon.example')?.body ?? [];
    expect(linksIn(body)).toContain('mailto:a&b@salon.example');
    expect(body.map(textOf).join(' ')).toContain('a&b@salon.example');
    expect(JSON.stringify(body)).not.toContain('{contactEmail}');
  },
);

it.each(['', 'about', 'toString'])('there is no legal text at /%s', (path) => {
  expect(legalData(path, 'a@salon.example')).toBeUndefined();
});
