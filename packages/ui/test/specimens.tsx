import { type ComponentType, createElement, type ReactElement } from 'react';
import * as ui from '../src/all';
import { haircut } from '../src/charts/specimens';

/** Props that every component must pass to its main element. */
export interface PassedOn {
  readonly className?: string;
  readonly 'data-testid'?: string;
  readonly ref?: (element: Element | null) => void;
}

type Specimen = (passedOn: PassedOn) => ReactElement;

/** Parts of a story file's meta that the tests read. */
interface StoryFile {
  readonly component?: ComponentType<PassedOn>;
  readonly args?: object;
}

const storyFiles = Object.values(
  import.meta.glob<StoryFile>('../src/**/*.stories.tsx', {
    eager: true,
    import: 'default',
  }),
);

/** A component with the props that its stories share. */
const asInStories = Object.fromEntries(
  storyFiles.flatMap(({ component, args }) =>
    Object.entries(ui)
      .filter(([, exported]) => component && exported === component)
      .map(([name]): [string, Specimen] => [
        name,
        (passedOn) => createElement(component ?? 'div', { ...args, ...passedOn }),
      ]),
  ),
);

const icons = Object.fromEntries(
  Object.entries(ui)
    .filter(([name]) => name.startsWith('Icon'))
    .map(([name, Icon]): [string, Specimen] => [
      name,
      // All exports named `Icon…` take the same props.
      (passedOn) => createElement(Icon as typeof ui.IconCheck, passedOn),
    ]),
);

/** One valid use of each exported component. */
export const specimens: Readonly<Record<string, Specimen>> = {
  ...icons,
  ...asInStories,
  Counter: (passedOn) => (
    <ui.CounterList>
      <ui.Counter label="Locations" value={350_000} suffix="+" {...passedOn} />
    </ui.CounterList>
  ),
  CounterList: (passedOn) => <ui.CounterList {...passedOn} />,
  Field: (passedOn) => (
    <ui.Field label="Revenue" prefix="$" hint="A year" error="Missing" {...passedOn} />
  ),
  LineChart: (passedOn) => <ui.LineChart {...haircut} {...passedOn} />,
  PlanRail: (passedOn) => <ui.PlanRail {...passedOn} />,
  SwatchGrid: (passedOn) => <ui.SwatchGrid {...passedOn} />,
};

/** Exports that render no element alone: two providers, and the list of messages of one. */
const withoutElement = ['LinkProvider', 'ToastList', 'ToastProvider'];

/** Names of all exported components that render an element. */
export const componentNames: readonly string[] = Object.keys(ui).filter(
  (name) => /^[A-Z]/.test(name) && !withoutElement.includes(name),
);
