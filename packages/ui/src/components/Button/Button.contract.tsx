import type { Contract } from '../../../stories/contract';
import { Button } from './Button';
import * as styles from './Button.stories.css';

export const contract: Contract = {
  purpose:
    'Starts something, or leads to where it starts. The swing tag of the house: two cut corners and a punched hole.',
  anatomy: [
    {
      part: 'Tag',
      is: 'Drawn behind the text, so that the focus ring around it stays whole.',
      at: { of: 'button', x: 0.8, y: 0.1 },
    },
    {
      part: 'Hole',
      is: 'Punched through: the background shows in it.',
      at: { of: 'button', x: 0.1 },
    },
    {
      part: 'Label',
      is: 'Text, in one line where there is room and in two where there is not.',
      at: { of: 'button', x: 0.55, y: 1 },
    },
  ],
  do: [
    {
      says: 'Begin the label with a verb: Calculate, Start, Choose.',
      props: { children: 'Calculate Your Loss' },
    },
    'Keep one lacquer button in a view, beside the one in the header.',
    'Give it an href when it leads somewhere: it becomes a link and looks the same.',
    {
      says: 'Take paper or lacquer on night: see Tones on Backgrounds.',
      drawn: (
        <div className={styles.night}>
          <Button variant="paper">Start Growing Now</Button>
        </div>
      ),
    },
  ],
  dont: [
    {
      says: 'Take ink on night or deep: the tag is lost in them, and a bare label is left.',
      drawn: (
        <div className={styles.night}>
          <Button variant="ink">Calculate Your Loss</Button>
        </div>
      ),
    },
    'Disable it. Let it answer with what is missing.',
    {
      says: 'Set it busy without changing its label.',
      props: { busy: true, children: 'Calculate Your Loss' },
    },
    { says: 'Put an icon in place of the words.', props: { children: '→' } },
  ],
  backgrounds: ['page', 'wash', 'hero', 'bright', 'deep', 'night'],
  accessibility: [
    {
      kind: 'role',
      subject: 'button',
      promise: 'A button element, or a link when it has an href.',
      provedBy: 'AsLink',
    },
    {
      kind: 'role',
      subject: 'target',
      promise: 'At least 56 pixels high, 46 when small.',
      provedBy: 'Primary',
    },
    {
      kind: 'role',
      subject: 'paper',
      promise: 'Its edge stands out from the page by 3 or more, in either theme.',
      provedBy: 'PaperOnPage',
    },
    { kind: 'key', subject: 'Tab', promise: 'A solid ring outside the tag.', provedBy: 'Focused' },
    {
      kind: 'announced',
      subject: 'busy',
      promise: 'Keeps focus and its new label, and ignores clicks.',
      provedBy: 'Busy',
    },
    {
      kind: 'key',
      subject: 'Enter',
      promise: 'Leads nowhere while a link is busy, nor does a click.',
      provedBy: 'BusyLink',
    },
  ],
};
