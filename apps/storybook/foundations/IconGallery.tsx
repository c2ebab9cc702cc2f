import { renderToStaticMarkup } from 'react-dom/server';
import * as icons from '../../../packages/ui/src/components/Icons';
import { Copy } from '../docs/Copy';
import { Table } from '../docs/Table';

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
  IconPlus: 'add more',
  IconPause: 'stop hold',
  IconPlay: 'start resume',
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

/** `arrow-right.svg` of `IconArrowRight`. */
const fileName = (name: IconName): string =>
  `${name
    .replace('Icon', '')
    .replace(/\B[A-Z](?=[a-z])/g, '-$&')
    .toLowerCase()}.svg`;

function rowOf(name: IconName) {
  const { [name]: Icon } = icons;
  return [
    <Copy key="code" text={`<${name} />`}>
      {name}
    </Copy>,
    <Icon key="icon" width={32} height={32} />,
    words[name],
    <a key="file" href={fileOf(name)} download={fileName(name)} aria-label={`SVG of ${name}`}>
      SVG
    </a>,
  ];
}

/** All icons, to copy as code or download, with words for the browser's search. */
export const IconGallery = () => (
  <Table
    headings={['Code', 'Icon', 'Shows', 'File']}
    rows={Object.keys(words).map((name) => rowOf(name as IconName))} // the keys of `words`
  />
);
