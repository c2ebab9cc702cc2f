import { describe, expect, it } from 'vitest';
import * as ui from '../src/all';
import { type Contract, storyId, storyName } from '../stories/contract';
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
const contracts = storyFiles.flatMap(({ default: meta }) =>
  meta?.parameters?.contract ? [meta.parameters.contract] : [],
);

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
  });
});

const claims = contracts.flatMap((contract) =>
  (contract.accessibility ?? []).flatMap(({ promise, provedBy }) =>
    provedBy ? [{ contract, promise, provedBy }] : [],
  ),
);

it.each(claims)('$promise ($provedBy)', ({ contract, provedBy }) => {
  const page = storyFiles.find(({ default: meta }) => meta?.parameters?.contract === contract);
  expect(page?.[provedBy]?.play, `${provedBy} plays nothing`).toBeTypeOf('function');
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
