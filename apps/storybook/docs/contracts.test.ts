import { expect, it } from 'vitest';
import * as ui from '../../../packages/ui/src/all';
import type { Contract } from '../../../packages/ui/stories/contract';
import { componentNames } from '../../../packages/ui/test/specimens';

/** An export of a story file: its meta as `default`, else a story. */
interface StoryExport {
  readonly component?: unknown;
  readonly subcomponents?: Readonly<Record<string, unknown>>;
  readonly parameters?: { readonly contract?: Contract };
}

type StoryFile = Readonly<Record<string, StoryExport>>;

const storyFiles = Object.entries(
  import.meta.glob<StoryFile>('../../../packages/ui/src/**/*.stories.tsx', { eager: true }),
);

const isAbout = ({ default: meta }: StoryFile, name: string, component: unknown): boolean =>
  meta?.component === component ||
  Object.values(meta?.subcomponents ?? {}).includes(component) ||
  Boolean(meta?.parameters?.contract?.also?.includes(name));

const components = Object.entries(ui).filter(
  ([name]) => /^[A-Z]\w+Provider$/.test(name) || componentNames.includes(name),
);

it.each(components.filter(([name]) => !name.startsWith('Icon')))(
  '%s has a page that says what it is for',
  (name, component) => {
    const [, page] = storyFiles.find(([, file]) => isAbout(file, name, component)) ?? [];
    expect(page?.default?.parameters?.contract?.purpose).toBeTruthy();
  },
);
