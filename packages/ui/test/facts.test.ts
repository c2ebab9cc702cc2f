import { describe, expect, it } from 'vitest';
import { notesIn } from '../.storybook/notes';
import { statementsIn } from '../.storybook/statements';
import { drawnAsFiles, usage } from '../.storybook/usage';
import { nameIn } from '../stories/names';

describe('nameIn', () => {
  it('leaves out the group and what others call it', () => {
    expect(nameIn('Actions/Button (CTA, call to action)')).toBe('Button');
    expect(nameIn('Type')).toBe('Type');
  });
});

describe('notesIn', () => {
  it('reads the changelog that changesets writes, latest first', () => {
    const changelog = `# @tallycomb/ui

## 1.1.0

### Minor Changes

- 1a2b3c4: \`Card\`: a box.

### Patch Changes

- 5d6e7f8: \`Button\` keeps its tilt.

## 1.0.0

### Major Changes

- 9a8b7c6: The first release.
`;
    expect(notesIn(changelog)).toEqual([
      { version: '1.1.0', text: '`Card`: a box.' },
      { version: '1.1.0', text: '`Button` keeps its tilt.' },
      { version: '1.0.0', text: 'The first release.' },
    ]);
  });
});

describe('statementsIn', () => {
  it('tells sentences, items and rows apart', () => {
    const note = `**\`Card\` is a box.** To migrate:

| Prop | Before | Now |
| ---- | ------ | --- |
| \`tone\` of \`Chip\` | \`hair\` | \`rose\` |

- \`Tag\`: a word`;
    expect(statementsIn(note)).toEqual([
      '`Card` is a box.',
      'To migrate:',
      'Prop: `tone` of `Chip`; Before: `hair`; Now: `rose`.',
      '`Tag`: a word',
    ]);
  });
});

describe('usage', () => {
  const usedIn = (folder: string) => usage().find((page) => page.folder === folder)?.components;

  it('follows what a page imports into its sections, and no further than the page', () => {
    expect(usedIn('home')).toContain('PlanRail');
    expect(usedIn('legal')).not.toContain('PlanRail');
  });

  it('knows what a component is made of', () => {
    expect(usedIn('home')).toEqual(expect.arrayContaining(['ChipStrip', 'Chip']));
  });

  it('knows what is around every page', () => {
    expect(usedIn('app')).toEqual(expect.arrayContaining(['Header', 'Footer', 'SkipLink']));
    expect(usedIn('app')).not.toContain('PlanRail');
  });
});

describe('drawnAsFiles', () => {
  it('knows the pictures that the build of the site draws', () => {
    expect(drawnAsFiles()).toEqual(
      expect.arrayContaining(['GuideCover', 'ProblemArt', 'SalonArt']),
    );
  });
});
