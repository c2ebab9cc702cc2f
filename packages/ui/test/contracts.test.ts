import { describe, expect, it } from 'vitest';
import * as ui from '../src/all';
import { type Contract, isDrawn, storyId, storyName } from '../stories/contract';
import { componentNames } from './specimens';

/** An export of a story file: its meta as `default`, else a story. */
interface StoryExport {
  readonly component?: unknown;
  readonly subcomponents?: Readonly<Record<string, unknown>>;
  readonly parameters?: { readonly contract?: Contract };
  readonly play?: unknown;
}

const storyFiles = Object.values(
  import.meta.glob<Readonly<Record<string, StoryExport>>>('../src/**/*.stories.tsx', {
    eager: true,
  }),
);
const contracts = Object.entries(
  import.meta.glob<Contract>('../src/**/*.contract.{ts,tsx}', { eager: true, import: 'contract' }),
).map(([path, contract]) => ({ name: path.replace(/^.*\/|\.contract\.tsx?$/g, ''), contract }));

const pageOf = (contract: Contract | undefined) =>
  storyFiles.find(({ default: meta }) => contract && meta?.parameters?.contract === contract);

/** A component's page is about it, or about it as a part of another. */
const isAbout = (meta: StoryExport | undefined, component: unknown): boolean =>
  meta?.component === component || Object.values(meta?.subcomponents ?? {}).includes(component);

const isIcon = (name: string): boolean => name.startsWith('Icon');
const withOwnPage = componentNames.filter((name) => !isIcon(name));

describe.each([...withOwnPage, 'LinkProvider', 'ToastProvider'])('%s', (name) => {
  const component = Object.entries(ui).find(([exported]) => exported === name)?.[1];
  const page = storyFiles.find(({ default: meta }) => isAbout(meta, component));

  it('has a page with a contract', () => {
    expect(component, `${name} is not exported`).toBeDefined();
    expect(page, `no story file has "component: ${name}"`).toBeDefined();
    const own = page?.default?.parameters?.contract;
    expect(own, `the page of ${name} lacks "parameters: { contract }"`).toBeDefined();
    expect(contracts.map(({ contract }) => contract)).toContain(own);
  });
});

it('gives all icons one page with a contract', () => {
  expect(componentNames.some(isIcon)).toBe(true);
  expect(pageOf(contracts.find(({ name }) => name === 'Icons')?.contract)).toBeDefined();
});

describe.each(contracts)('the contract of $name', ({ contract }) => {
  const page = pageOf(contract);

  it('is on a page', () => {
    expect(page, 'no story file has it among its parameters').toBeDefined();
  });

  it.each(contract.accessibility)('$subject: $promise', ({ provedBy }) => {
    const story = page?.[provedBy];
    expect(story, `there is no story ${provedBy}`).toBeDefined();
    expect(story?.play, `${provedBy} plays nothing`).toBeTypeOf('function');
  });

  it('says what to do, what not, and what it promises', () => {
    for (const lines of [contract.do, contract.dont, contract.accessibility]) {
      expect(lines.length).toBeGreaterThan(0);
    }
  });

  it('draws what to do, and what not', () => {
    expect(contract.do.filter(isDrawn), 'nothing to do is drawn').not.toEqual([]);
    expect(contract.dont.filter(isDrawn), 'nothing to avoid is drawn').not.toEqual([]);
  });
});

describe('storyId', () => {
  it('is what Storybook makes of an export', () => {
    expect(storyId('components-button', 'AsLink')).toBe('components-button--as-link');
    expect(storyId('components-field', 'Month')).toBe('components-field--month');
  });
});

describe('storyName', () => {
  it('is what the sidebar calls it', () => {
    expect(storyName('MountsInPlaceOnAPhone')).toBe('Mounts in Place on a Phone');
    expect(storyName('PushedBackIn')).toBe('Pushed Back In');
    expect(storyName('All')).toBe('All');
  });
});
