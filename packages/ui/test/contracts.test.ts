import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Contract, storyId } from '../.storybook/contract';

const modules = import.meta.glob<{ contract: Contract }>('../src/**/*.contract.ts', {
  eager: true,
});
const contracts = Object.entries(modules).map(([path, { contract }]) => ({
  name: basename(path, '.contract.ts'),
  path: path.replace('../', ''),
  contract,
}));

/** The source of one exported story, up to the next declaration. */
function storySource(file: string, name: string): string | undefined {
  const [, after] = file.split(new RegExp(`^export const ${name}: Story = `, 'm'));
  return after?.split(/^(?:export )?(?:const|function) /m)[0];
}

it('finds a contract for each that must have one', () => {
  expect(contracts.length).toBe(globSync('src/**/*.contract.ts').length);
  const names = contracts.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Button', 'Field', 'Toast', 'ResultPanel', 'DataTable', 'Header']),
  );
});

describe.each(contracts)('the contract of $name', ({ path, contract }) => {
  const stories = readFileSync(path.replace('.contract.ts', '.stories.tsx'), 'utf8');

  it('is on the page of its component', () => {
    expect(stories).toMatch(/parameters: \{\s*contract\b/);
  });

  it.each(contract.accessibility)('$subject: $promise', ({ provedBy }) => {
    const story = storySource(stories, provedBy);
    expect(story, `there is no story ${provedBy}`).toBeDefined();
    expect(story, `${provedBy} plays nothing`).toMatch(/\bplay\b/);
  });

  it('says what to do and what not', () => {
    expect(contract.do.length).toBeGreaterThan(0);
    expect(contract.dont.length).toBeGreaterThan(0);
  });
});

describe('storyId', () => {
  it('is what Storybook makes of an export', () => {
    expect(storyId('components-button', 'AsLink')).toBe('components-button--as-link');
    expect(storyId('components-field', 'Empty')).toBe('components-field--empty');
  });
});
