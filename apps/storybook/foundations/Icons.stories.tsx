import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import * as icons from '../../../packages/ui/src/components/Icons';
import { Copy } from '../docs/Copy';
import { Table } from '../docs/Table';

export default {
  title: 'Foundations/Icons (symbols, SVG, scissors)',
  id: 'foundations-icons',
  tags: ['!autodocs'],
} satisfies Meta;

type IconName = keyof typeof icons;

/** Search words for each icon. */
const words: Readonly<Record<IconName, string>> = {
  IconHair: 'scissors cut haircut',
  IconBarber: 'pole shave',
  IconNails: 'polish bottle manicure',
  IconBrowLash: 'eye brow lash',
  IconMedSpa: 'drop medical plus',
  IconWax: 'spatula',
  IconWellBeing: 'lotus flower wellness',
  IconMassage: 'stones',
  IconTanning: 'sun light',
  IconSkinCare: 'jar cream',
  IconArrowRight: 'next forward go',
  IconArrowLeft: 'back previous',
  IconArrowUp: 'top raise',
  IconChevronDown: 'open expand more',
  IconMenu: 'hamburger bars navigation',
  IconClose: 'cross dismiss no',
  IconCheck: 'tick done yes',
  IconAlert: 'error warning exclamation',
  IconInfo: 'about hint',
  IconDownload: 'save file',
  IconExternal: 'open new window link',
  IconInstagram: 'social camera',
  IconFacebook: 'social',
  IconLinkedIn: 'social',
};

/** An icon as an SVG file, in black instead of the text color. */
function fileOf(name: IconName): string {
  const { [name]: Icon } = icons;
  const svg = renderToStaticMarkup(<Icon xmlns="http://www.w3.org/2000/svg" />);
  const file = svg.replace('currentColor', '#000').replace(/ (role|aria-hidden)="\w+"/g, '');
  return `data:image/svg+xml,${encodeURIComponent(file)}`;
}

function rowOf(name: IconName) {
  const { [name]: Icon } = icons;
  return [
    <Copy key="code" text={`<${name} />`}>
      {name}
    </Copy>,
    <Icon key="icon" width={32} height={32} />,
    words[name],
    <a key="file" href={fileOf(name)} download={`${name}.svg`} aria-label={`SVG of ${name}`}>
      SVG
    </a>,
  ];
}

export const All: StoryObj = {
  render: () => (
    <Table
      headings={['Code', 'Icon', 'Shows', 'File']}
      rows={Object.keys(words).map((name) => rowOf(name as IconName))} // the keys of `words`
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(Object.keys(icons).length);
    await expect(canvas.queryByRole('img')).toBeNull();
    const check = canvas.getByRole('link', { name: 'SVG of IconCheck' });
    await expect(check).toHaveAttribute('download', 'IconCheck.svg');
    const file = decodeURIComponent(check.getAttribute('href') ?? '');
    await expect(file).toContain('xmlns="http://www.w3.org/2000/svg"');
    await expect(file).toContain('stroke="#000"');
  },
};
