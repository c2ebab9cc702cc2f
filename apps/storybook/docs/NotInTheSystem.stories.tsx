import { Markdown } from '@storybook/addon-docs/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Parts of other systems; each is an entry of the search and says what to use instead. */
export default {
  title: 'Not in the System (i18n)',
  id: 'not-in-the-system',
  tags: ['!autodocs'],
} satisfies Meta;

const links = { overrides: { a: { component: 'a', props: { target: '_top' } } } } as const;

/** An answer in Markdown; a component in brackets becomes a link to its page. */
const instead = (says: string): StoryObj => ({
  render: () => (
    <Markdown options={links}>
      {says.replaceAll(/\[(\w+)\](?!\()/g, (_, name: string) => {
        const page = `components-${name.toLowerCase()}--docs`;
        return `[${name}](./?path=/docs/${page})`;
      })}
    </Markdown>
  ),
});

export const Avatar = instead(
  '**Avatar:** no faces. A lock of hair, as on [home](./?path=/story/pages-home--vignettes).',
);
export const Breadcrumb = instead('**Breadcrumb:** a [TextLink] back to the list.');
export const Carousel = instead('**Carousel:** a SwatchGrid of [SwatchCard], or [Tabs].');
export const DatePickerCalendarBooking = instead(
  '**Date picker, calendar, booking:** a [Field] that shows how: MM/YYYY.',
);
export const DialogModalDrawer = instead(
  '**Dialog, modal, drawer:** ask in the page, or undo in a [Toast].',
);
export const DropdownPopover = instead(
  '**Dropdown, popover:** for links, as under Resources in the [Header].',
);
export const Figma = instead(
  '**Figma:** no file. Plugins for design tokens take [tokens.json](./?path=/docs/foundations-tokens--docs).',
);
export const FileUpload = instead(
  '**File upload:** a [TextArea] beside a Button that opens a file.',
);
export const MigrationUpgrade = instead(
  '**Migration, upgrade:** none yet, as nothing was released before. The package’s CHANGELOG will say how.',
);
export const Pagination = instead('**Pagination:** a [StickyIndex] beside a long page.');
export const ProgressBar = instead(
  '**Progress bar:** nobody knows how long. A [Spinner] beside a sentence.',
);
export const RTL = instead(
  '**Right to left (RTL), i18n:** nothing is mirrored. From left to right, every text is a prop.',
);
export const SelectCombobox = instead('**Select, combobox:** a [RadioGroup] shows the options.');
export const Skeleton = instead(
  '**Skeleton:** a [ResultPanel] in the shape of the answer to come.',
);
export const Slider = instead(
  '**Slider:** a native range over a drawing, as in [LineChart](./?path=/docs/charts-linechart--docs).',
);
export const Switch = instead('**Switch:** a [Checkbox].');
export const Tooltip = instead('**Tooltip:** a finger cannot hover. The hint of a [Field].');
