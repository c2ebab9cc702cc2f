import { expect, it } from 'vitest';
import * as ui from '../../../packages/ui/src/all';

const files = import.meta.glob<string>('../../../packages/ui/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const components = Object.keys(ui).filter((name) => /^(?!Icon)[A-Z]/.test(name));

it.each(components)('%s has a page that says what it is for', (name) => {
  const page = new RegExp(`\\b(?:component|subcomponents|also): .*\\b${name}\\b`);
  const texts = Object.values(files).filter((text) => page.test(text));
  expect(texts.some((text) => /purpose:\s+['"]\w/.test(text))).toBe(true);
});
