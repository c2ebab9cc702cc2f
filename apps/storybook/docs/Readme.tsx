import { Markdown } from '@storybook/addon-docs/blocks';
import ui from '../../../packages/ui/README.md?raw';
import repository from '../../../README.md?raw';

const sections = [ui, repository].flatMap((readme) => readme.split(/^## /m));

/** A section of a README, without its heading. */
export const sectionOf = (heading: string): string =>
  sections.find((text) => text.startsWith(`${heading}\n`))?.slice(heading.length) ?? '';

/** A section of the package's README, or else of the repository's. */
export const Readme = ({ section }: { readonly section: string }) => (
  <Markdown>
    {sectionOf(section).replaceAll('(#tokens)', '(?path=/docs/foundations-tokens--docs)')}
  </Markdown>
);
