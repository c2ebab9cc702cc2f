/** A usual component that the system does without. */
export interface LeftOut {
  readonly name: string;
  readonly why: string;
  /** What to use, with components of the system in brackets: `[Note]`. */
  readonly instead: string;
}

export const leftOut: readonly LeftOut[] = [
  {
    name: 'Avatar',
    why: 'We show no faces and invent no people.',
    instead: 'A lock of hair, as in a [TalentVignette].',
  },
  {
    name: 'Banner',
    why: 'What matters to a page stands in it.',
    instead: 'A [Note] for what stays true, a [Toast] for what just happened.',
  },
  {
    name: 'Breadcrumb',
    why: 'Two levels need no trail.',
    instead: 'A [TextLink] back to the list, as at the head of a guide.',
  },
  {
    name: 'Carousel',
    why: 'It hides all but one of what it holds.',
    instead: 'A [SwatchGrid] for three of a kind, [Tabs] for one picture at a time.',
  },
  {
    name: 'DatePicker',
    why: 'We ask for a month, which is typed sooner than found.',
    instead: 'A [Field] that shows how: MM/YYYY.',
  },
  {
    name: 'Dialog',
    why: 'A modal stops the work to ask.',
    instead: 'Do it, and offer to undo it in a [Toast]. What must be asked is asked in the page.',
  },
  {
    name: 'Dropdown',
    why: 'One place needs it, and brings its own.',
    instead: 'The links under Resources in the [Header].',
  },
  {
    name: 'FileUpload',
    why: 'Most price lists are pasted.',
    instead: 'A [TextArea], with a [Button] beside it that opens a file.',
  },
  {
    name: 'Pagination',
    why: 'All guides fit on one page, and so do all releases.',
    instead: 'A [StickyIndex] beside a long page.',
  },
  {
    name: 'ProgressBar',
    why: 'Waits are short, and nobody knows how short.',
    instead: 'A [Spinner] beside a sentence.',
  },
  {
    name: 'Select',
    why: 'It hides its options, and we offer a handful.',
    instead: 'A [RadioGroup].',
  },
  {
    name: 'Skeleton',
    why: 'Pages arrive whole from the server.',
    instead: 'A [ResultPanel] shows the shape of an answer that is not there yet.',
  },
  {
    name: 'Slider',
    why: 'None stands alone.',
    instead: '[CombChart], [LineChart] and [HeroArt] lay a native range input over the drawing.',
  },
  {
    name: 'Switch',
    why: 'A tick says the same.',
    instead: 'A [Checkbox].',
  },
  {
    name: 'Tooltip',
    why: 'A finger cannot hover.',
    instead: 'The hint of a [Field]. [CombChart] and [LineChart] have a tag that keys move, too.',
  },
];

const split = /\[(\w+)\]/;

/** Words and names of components by turns, beginning with words. */
export const wordsAndNames = (instead: string): readonly string[] => instead.split(split);

/** `Date picker` of `DatePicker`. */
export const inWords = (name: string): string =>
  name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Storybook's id of a component's page: charts and art have their own families. */
export const pageOf = (name: string): string => {
  if (name.endsWith('Chart')) return `charts-${name.toLowerCase()}`;
  return `${name.endsWith('Art') ? 'illustration' : 'components'}-${name.toLowerCase()}`;
};
