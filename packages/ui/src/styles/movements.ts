/** Everything on the site that moves. Storybook shows it; a test holds it to the style sheets. */
import { layout } from './constants';

export interface Movement {
  readonly name: string;
  readonly where: string;
  readonly starts: string;
  /** How long it takes; of what follows the scroll, nothing. */
  readonly ms?: number;
  /** Which part of the way of what is scrolled it takes, in CSS. */
  readonly range?: string;
  readonly curve: string;
  /** Where it is written, from the root of the repository. */
  readonly source: string;
}

const { ease } = layout;
const fast = Number.parseInt(layout.duration.fast, 10);
const base = Number.parseInt(layout.duration.base, 10);
const slow = Number.parseInt(layout.duration.slow, 10);

const component = (name: string) => `packages/ui/src/components/${name}.css.ts`;
const page = (name: string) => `apps/site/src/pages/${name}.css.ts`;

const byItself = [
  {
    name: 'The comb grows',
    where: 'Head of the home page',
    starts: 'As the page opens, four teeth after four, 50 ms apart, yours last',
    ms: 900,
    curve: ease,
    source: 'packages/ui/src/illustration/HeroArt/HeroArt.css.ts',
  },
  {
    name: 'Releases grow',
    where: 'Head of the changelog',
    starts: 'As the page opens',
    ms: 900,
    curve: ease,
    source: page('changelog/tooth'),
  },
  {
    name: 'A chart draws itself',
    where: 'Line charts',
    starts: 'Once it is in view',
    ms: 1500,
    curve: ease,
    source: 'packages/ui/src/charts/LineChart/drawing.css.ts',
  },
  {
    name: 'Countries are flagged',
    where: 'The map',
    starts: 'A second after it is there',
    ms: base,
    curve: ease,
    source: 'packages/ui/src/illustration/WorldMap/WorldMap.css.ts',
  },
  {
    name: 'Categories pass',
    where: 'Home page',
    starts: 'By itself, until paused, pointed at or focused',
    ms: 46_000,
    curve: 'linear',
    source: component('ChipStrip/ChipStrip'),
  },
  {
    name: 'The comb waits',
    where: 'While a result is fetched',
    starts: 'Until it is there',
    ms: 1200,
    curve: 'ease-in-out',
    source: component('Spinner/Spinner'),
  },
  {
    name: 'A message rises',
    where: 'Messages',
    starts: 'As it is given',
    ms: base,
    curve: ease,
    source: component('Toast/Toast'),
  },
  {
    name: 'Back to the top appears',
    where: 'Every long page',
    starts: 'Once the page is scrolled',
    ms: base,
    curve: ease,
    source: component('ScrollToTopButton/ScrollToTopButton'),
  },
  {
    name: 'Cookies are asked about',
    where: 'Every page',
    starts: 'At the first visit',
    ms: base,
    curve: ease,
    source: 'apps/site/src/third-party/consent-panel.css.ts',
  },
  {
    name: 'The page clears',
    where: 'Home page',
    starts: 'As it opens, from half',
    ms: slow,
    curve: ease,
    source: page('home/page'),
  },
] as const satisfies readonly Movement[];

const byHand = [
  {
    name: 'The street comes up',
    where: 'End of the calculator and of the menu',
    starts: 'Its button is pointed at or focused',
    ms: slow,
    curve: ease,
    source: page('inflation-calculator/closing-call'),
  },
  {
    name: 'A button tilts',
    where: 'Buttons',
    starts: 'Pointed at, about its hole',
    ms: base,
    curve: ease,
    source: component('Button/Button'),
  },
  {
    name: 'A plan swings',
    where: 'Plans',
    starts: 'Pointed at, from the rail',
    ms: 900,
    curve: ease,
    source: component('PlanCard/PlanCard'),
  },
  {
    name: 'The header draws in',
    where: 'Every page',
    starts: 'Scrolled a little',
    ms: base,
    curve: ease,
    source: component('Header/Header'),
  },
  {
    name: 'The menu’s arrow turns',
    where: 'Header',
    starts: 'Opened',
    ms: base,
    curve: ease,
    source: component('Header/Navigation'),
  },
  {
    name: 'A question opens',
    where: 'Questions',
    starts: 'Pressed',
    ms: base,
    curve: ease,
    source: component('Accordion/Accordion'),
  },
  {
    name: 'A panel changes',
    where: 'Features',
    starts: 'Another tab is chosen',
    ms: fast,
    curve: 'ease',
    source: component('Tabs/Tabs'),
  },
  {
    name: 'A tab’s arrow turns',
    where: 'Features',
    starts: 'The tab is chosen',
    ms: base,
    curve: ease,
    source: component('Tabs/TabList'),
  },
  {
    name: 'The mark moves on',
    where: 'Contents of guides and legal texts',
    starts: 'Another section is read',
    ms: base,
    curve: ease,
    source: component('StickyIndex/StickyIndex'),
  },
  {
    name: 'A book is pulled out',
    where: 'The shelf',
    starts: 'Pointed at',
    ms: base,
    curve: ease,
    source: component('BookSpine/BookSpine'),
  },
  {
    name: 'A tooth goes back in',
    where: 'The page that wasn’t found',
    starts: 'Pressed',
    ms: slow,
    curve: ease,
    source: 'packages/ui/src/illustration/NotFoundArt/NotFoundArt.css.ts',
  },
  {
    name: 'A cover comes nearer',
    where: 'Guides',
    starts: 'Pointed at',
    ms: slow,
    curve: ease,
    source: page('guides/guide-card'),
  },
  {
    name: 'The next page rises',
    where: 'Between pages',
    starts: 'A link is followed; never before the click is answered',
    ms: 400,
    curve: 'cubic-bezier(.45, .05, .25, 1)',
    source: 'packages/ui/src/styles/page-transition.css.ts',
  },
] as const satisfies readonly Movement[];

const onScroll = [
  {
    name: 'Combed through the market',
    where: 'Home page',
    starts: 'The story is scrolled',
    range: 'contain 4% contain 32%',
    curve: 'linear',
    source: page('home/market-art'),
  },
  {
    name: 'The months pass',
    where: 'Inflation, home page',
    starts: 'The section comes in',
    range: 'entry 30% cover 50%',
    curve: 'linear',
    source: page('home/inflation-teaser'),
  },
  {
    name: 'Plans come to rest',
    where: 'Plans',
    starts: 'The rail comes in',
    range: 'entry 30% cover 45%',
    curve: 'linear',
    source: component('PlanCard/PlanCard'),
  },
  {
    name: 'The journey grows',
    where: 'About',
    starts: 'Each year comes in',
    range: 'entry 60% cover 45%',
    curve: 'linear',
    source: page('about/journey'),
  },
  {
    name: 'The last tab is let go',
    where: 'Features on a phone',
    starts: 'The tabs are scrolled to their end',
    range: 'scroll(self inline)',
    curve: 'linear',
    source: component('Tabs/TabList'),
  },
] as const satisfies readonly Movement[];

/** What each is called: Storybook draws it by its name. */
export type MovementName = (typeof byItself | typeof byHand | typeof onScroll)[number]['name'];

interface NamedMovement extends Movement {
  readonly name: MovementName;
}

export const movements: Readonly<
  Record<'byItself' | 'byHand' | 'onScroll', readonly NamedMovement[]>
> = { byItself, byHand, onScroll };

/** The control points of a curve, as CSS writes it. */
export function controlPoints(curve: string): readonly number[] {
  const named: Readonly<Record<string, readonly number[]>> = {
    linear: [0, 0, 1, 1],
    ease: [0.25, 0.1, 0.25, 1],
    'ease-in-out': [0.42, 0, 0.58, 1],
  };
  return named[curve] ?? curve.match(/[\d.]+/g)?.map(Number) ?? [];
}
