import '../../src/styles/reset.css';
import '../../src/styles/fonts.css';
import '../../src/styles/themes.css';
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { bare, padded } from '../../.storybook/preview.css';
import { body } from './page.css';

type StoryModule = Readonly<Record<string, StoryObj>> & { readonly default: Meta };

const modules = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx', { eager: true });

export interface Source {
  readonly importPath: string;
  readonly exportName: string;
}

function storyOf({ importPath, exportName }: Source) {
  const module = modules[`../../${importPath.replace('./', '')}`];
  const story = module?.[exportName];
  if (!story) throw new Error(`${importPath} has no story ${exportName}.`);
  return composeStory(story, module.default);
}

/** The page of a story as a server sends it, framed as Storybook frames it. */
export function renderPage(source: Source, stylesheet: string): string {
  const Story = storyOf(source);
  const isBare = Story.parameters.layout === 'fullscreen';
  return `<!doctype html>${renderToString(
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width" />
        <title>{Story.storyName}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body className={isBare ? undefined : body}>
        <div className={isBare ? bare : padded}>
          <Story />
        </div>
      </body>
    </html>,
  )}`;
}
