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
      {says.replaceAll(/\[(\w+)\](?!\()/g, (link, name: string) => {
        return `${link}(./?path=/docs/components-${name.toLowerCase()}--docs)`;
      })}
    </Markdown>
  ),
});

export const Avatar = instead(
  'No faces. A lock of hair, as on [home](./?path=/story/pages-home--vignettes).',
);
export const Breadcrumb = instead('A [TextLink] back to the list.');
export const Carousel = instead('A SwatchGrid of [SwatchCard], or [Tabs].');
export const DatePicker_Calendar_Booking = instead('A [Field] that shows how: MM/YYYY.');
export const Dialog_Modal_Drawer = instead('Ask in the page, or undo in a [Toast].');
export const Dropdown_Popover = instead('For links, as under Resources in the [Header].');
export const Figma = instead(
  'No file. Plugins take [our tokens](./?path=/docs/foundations-tokens--docs).',
);
export const FileUpload = instead('A [TextArea] beside a Button that opens a file.');
export const Migration_Upgrade = instead('None yet. The CHANGELOG of the package will say how.');
export const Pagination = instead('A [StickyIndex] beside a long page.');
export const ProgressBar = instead('Nobody knows how long. A [Spinner] beside a sentence.');
export const RTL = instead(
  'Nothing is mirrored. For i18n from left to right, every text is a prop.',
);
export const Select_Combobox = instead('A [RadioGroup] shows the options.');
export const Skeleton = instead('A [ResultPanel] in the shape of the answer to come.');
export const Slider = instead(
  'A native range, as in [LineChart](./?path=/docs/charts-linechart--docs).',
);
export const Switch = instead('A [Checkbox].');
export const Tooltip = instead('A finger cannot hover. The hint of a [Field].');
