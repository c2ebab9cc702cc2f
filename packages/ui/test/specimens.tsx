import { type ComponentProps, createElement, type ReactElement } from 'react';
import * as ui from '../src/all';
import { alerts, prices, talent } from '../src/components/Vignette/specimens';

/** Props that every component must pass on to its main element. */
export interface PassedOn {
  readonly className?: string;
  readonly 'data-testid'?: string;
  readonly ref?: (element: Element | null) => void;
}

type Specimen = (passedOn: PassedOn) => ReactElement;
type IconType = typeof ui.IconCheck;

const link = { label: 'Guides', href: '/guides' };
const book = { title: 'The Mom Test', author: 'Rob Fitzpatrick', tone: 'honey' } as const;
const chart: ComponentProps<typeof ui.LineChart> = {
  title: 'Inflation Adjusted Price of $50 Haircut',
  series: [
    {
      id: 'price',
      label: 'Price',
      tone: 'primary',
      points: [
        { x: 2000, y: 50 },
        { x: 2020, y: 80 },
      ],
    },
  ],
  formatX: String,
  formatY: (value) => `$${value}`,
  formatTooltip: (x) => ({ label: `Year: ${x}`, lines: ['$50'] }),
  tableCaption: 'Price of a haircut',
  tableHeaders: ['Year', 'Price'],
};

const isIcon = ([name]: readonly [string, unknown]) => name.startsWith('Icon');

const icons = Object.fromEntries(
  Object.entries(ui)
    .filter(isIcon)
    .map(([name, Icon]) => [
      name,
      (passedOn: PassedOn) => createElement(Icon as IconType, passedOn),
    ]),
);

/** One valid use of each exported component. */
export const specimens: Readonly<Record<string, Specimen>> = {
  ...icons,
  Accordion: (passedOn) => (
    <ui.Accordion
      exclusive
      defaultValue={['prices']}
      items={[{ id: 'prices', question: 'Where do the prices come from?', answer: 'Menus.' }]}
      {...passedOn}
    />
  ),
  AlertVignette: (passedOn) => <ui.AlertVignette {...alerts} {...passedOn} />,
  AreaChart: (passedOn) => <ui.AreaChart values={[1, 3]} {...passedOn} />,
  BookShelf: (passedOn) => (
    <ui.BookShelf label="Books" books={[{ id: 'mom', ...book }]} {...passedOn} />
  ),
  BookSpine: (passedOn) => <ui.BookSpine {...book} {...passedOn} />,
  Button: (passedOn) => <ui.Button {...passedOn}>Calculate</ui.Button>,
  Card: (passedOn) => <ui.Card {...passedOn} />,
  Checkbox: (passedOn) => <ui.Checkbox label="Include my revenue" hint="Private" {...passedOn} />,
  Chip: (passedOn) => (
    <ui.Chip tone="rose" icon={<ui.IconHair />} {...passedOn}>
      Hair
    </ui.Chip>
  ),
  ChipStrip: (passedOn) => (
    <ui.ChipStrip
      label="Categories"
      items={[{ id: 'hair', label: 'Hair', tone: 'rose', icon: <ui.IconHair /> }]}
      {...passedOn}
    />
  ),
  Comb: (passedOn) => (
    <svg aria-hidden="true">
      <ui.Comb
        shape={{ x: 0, y: 90, width: 80, lengths: [40, 60], toothWidth: 12, spine: 20 }}
        {...passedOn}
      />
    </svg>
  ),
  CombBar: (passedOn) => <ui.CombBar value={1} max={2} {...passedOn} />,
  Container: (passedOn) => <ui.Container {...passedOn} />,
  Counter: (passedOn) => (
    <ui.CounterList>
      <ui.Counter label="Locations" value={350_000} suffix="+" {...passedOn} />
    </ui.CounterList>
  ),
  CounterList: (passedOn) => <ui.CounterList {...passedOn} />,
  DataTable: (passedOn) => (
    <ui.DataTable
      caption="Prices"
      columns={[{ key: 'year', header: 'Year' }]}
      rows={[{ id: '2024', cells: { year: '2024' }, bar: { value: 1, max: 2 } }]}
      rowHeaderKey="year"
      foot={{ year: 'Total' }}
      {...passedOn}
    />
  ),
  Field: (passedOn) => (
    <ui.Field label="Revenue" prefix="$" hint="A year" error="Missing" {...passedOn} />
  ),
  Footer: (passedOn) => (
    <ui.Footer
      tagline="Hire better."
      action={link}
      groups={[{ heading: 'Resources', links: [link] }]}
      social={[{ ...link, icon: <ui.IconInstagram /> }]}
      legal={[link]}
      copyright="© 2026"
      {...passedOn}
    />
  ),
  GuideCover: (passedOn) => (
    <ui.GuideCover slug="raise-prices" recipe="mirror" background="mint" {...passedOn} />
  ),
  Header: (passedOn) => (
    <ui.Header
      homeHref="/"
      navigation={[link]}
      resources={{ label: 'Resources', links: [link] }}
      action={link}
      {...passedOn}
    />
  ),
  Heading: (passedOn) => (
    <ui.Heading level={2} {...passedOn}>
      Prices
    </ui.Heading>
  ),
  HeroArt: (passedOn) => (
    <ui.HeroArt
      size="mobile"
      label="A comb of prices"
      caption="48 salons"
      youLabel="You"
      medianLabel="Median"
      describeGap={(dollars) => `${dollars} from the median`}
      {...passedOn}
    />
  ),
  Lead: (passedOn) => <ui.Lead {...passedOn} />,
  Leader: (passedOn) => <ui.Leader {...passedOn} />,
  LineChart: (passedOn) => <ui.LineChart {...chart} {...passedOn} />,
  Link: (passedOn) => <ui.Link href="/guides" {...passedOn} />,
  Logo: (passedOn) => <ui.Logo {...passedOn} />,
  NotFoundArt: (passedOn) => <ui.NotFoundArt {...passedOn} />,
  Note: (passedOn) => <ui.Note heading="First" {...passedOn} />,
  PlanCard: (passedOn) => (
    <ui.PlanCard
      name="Market Aware"
      price="$25"
      period="/month"
      description="Know where your prices stand."
      features={[{ id: 'recruits', label: 'Recruits/month', value: '10' }]}
      popularLabel="MOST POPULAR"
      action={link}
      {...passedOn}
    />
  ),
  PlanRail: (passedOn) => <ui.PlanRail {...passedOn} />,
  PriceVignette: (passedOn) => <ui.PriceVignette {...prices} {...passedOn} />,
  ProblemArt: (passedOn) => <ui.ProblemArt scene="mirror" {...passedOn} />,
  Prose: (passedOn) => <ui.Prose lead {...passedOn} />,
  PullQuote: (passedOn) => <ui.PullQuote {...passedOn} />,
  RadioGroup: (passedOn) => (
    <ui.RadioGroup legend="Round to" options={[{ value: '1', label: '$1' }]} {...passedOn} />
  ),
  ResultPanel: (passedOn) => (
    <ui.ResultPanel
      state="result"
      heading="Lost"
      figure="$1.00"
      prompt="Fill in both."
      loading="Please wait."
      art={<ui.AreaChart values={[1, 3]} />}
      {...passedOn}
    />
  ),
  SalonArt: (passedOn) => <ui.SalonArt object="jars" background="mint" {...passedOn} />,
  ScrollToTopButton: (passedOn) => <ui.ScrollToTopButton label="Back to top" {...passedOn} />,
  Section: (passedOn) => <ui.Section {...passedOn} />,
  SkipLink: (passedOn) => <ui.SkipLink href="#main" {...passedOn} />,
  Spinner: (passedOn) => <ui.Spinner {...passedOn} />,
  Split: (passedOn) => <ui.Split {...passedOn} />,
  Steps: (passedOn) => <ui.Steps {...passedOn} />,
  StickyIndex: (passedOn) => (
    <ui.StickyIndex label="Releases" items={[{ id: 'march', label: 'March' }]} {...passedOn} />
  ),
  StrandsArt: (passedOn) => <ui.StrandsArt {...passedOn} />,
  SwatchCard: (passedOn) => (
    <ui.SwatchCard
      shade="Shade 1"
      topic="Hiring"
      title="The Empty Chair"
      text="Rent is due all the same."
      art={<svg aria-hidden="true" />}
      {...passedOn}
    />
  ),
  SwatchGrid: (passedOn) => <ui.SwatchGrid {...passedOn} />,
  Tabs: (passedOn) => (
    <ui.Tabs
      label="Features"
      tabs={[{ id: 'price', title: 'Prices', description: 'Nearby.', panel: '$185' }]}
      {...passedOn}
    />
  ),
  Tag: (passedOn) => <ui.Tag tone="new" {...passedOn} />,
  TextArea: (passedOn) => <ui.TextArea label="Paste from a spreadsheet" {...passedOn} />,
  TextLink: (passedOn) => <ui.TextLink href="/guides" {...passedOn} />,
  TalentVignette: (passedOn) => <ui.TalentVignette {...talent} {...passedOn} />,
  VignetteBackdrop: (passedOn) => <ui.VignetteBackdrop scene="facing" {...passedOn} />,
  VisuallyHidden: (passedOn) => <ui.VisuallyHidden {...passedOn} />,
  WorldMap: (passedOn) => (
    <ui.WorldMap
      label="World map"
      markers={[{ label: 'Portugal', longitude: -8, latitude: 39 }]}
      {...passedOn}
    />
  ),
};

/** Exports that render no element of their own. */
const providers = ['LinkProvider', 'ToastProvider'];

/** Names of all exported components that render an element. */
export const componentNames: readonly string[] = Object.keys(ui).filter(
  (name) => /^[A-Z]/.test(name) && !providers.includes(name),
);
