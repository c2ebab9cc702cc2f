import { Description, type DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import type { ContextType } from 'react';
import { IconCheck } from '../../../packages/ui/src/components/Icons';
import { inTitleCase } from '../../../packages/ui/stories/names';
import type { PageSection } from './PageSections';
import * as styles from './page.css';

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** True for a story whose play function proves its description. */
const isClaim = ({ moduleExport, parameters }: PreparedStory): boolean =>
  'play' in moduleExport && Boolean(parameters.docs?.description?.story);

/** Section of a component's claims, each with the story that proves it; empty without any. */
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
