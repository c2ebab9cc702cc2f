import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentNames } from './specimens';

const stories = globSync('src/**/*.stories.tsx').map((path) => readFileSync(path, 'utf8'));

const shown = componentNames.filter((name) => !name.startsWith('Icon'));

describe.each([...shown, 'ToastProvider'])('%s', (name) => {
  it('has stories, at least one of which uses it', () => {
    const own = stories.find((source) => new RegExp(`component: ${name}\\b`).test(source));
    expect(own, `no story file has "component: ${name}"`).toBeDefined();
    expect(own).toMatch(/\bplay\b/);
  });
});
