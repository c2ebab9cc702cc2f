import { Description, type DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import type { ContextType } from 'react';
import { IconCheck } from '../../../packages/ui/src/components/Icons';
import { inTitleCase } from '../../../packages/ui/stories/names';
import type { PageSection } from './PageSections';
import * as styles from './page.css';

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** A story that says what it plays: its play function fails once that is no longer true. */
const isClaim = ({ moduleExport, parameters }: PreparedStory): boolean =>
  'play' in moduleExport && Boolean(parameters.docs?.description?.story);

/** Claims of a component, each with the story that proves it; nothing where none plays. */
export function claimsSection(stories: readonly PreparedStory[]): readonly PageSection[] {
  const claims = stories.filter(isClaim);
  if (claims.length === 0) return [];
  const list = (
    <Unstyled>
      <ul className={styles.claims}>
        {claims.map(({ id, name, moduleExport }) => (
          <li key={id}>
            <Description of={moduleExport} />
            <a href={`./?path=/story/${id}`} target="_top">
              <IconCheck /> {inTitleCase(name)}
            </a>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
  return [{ title: 'Accessibility', body: list }];
}
