import type { Contract } from '../../../stories/contract';
import { ResultPanel } from './ResultPanel';

const panel = (figure: string) => (
  <ResultPanel
    state="result"
    heading="Revenue Lost Due to Inflation"
    figure={figure}
    prompt="Fill in both fields."
    loading="Calculating..."
  />
);

export const contract: Contract = {
  purpose:
    'Answers a question that a form asks: first what to do, then that work is under way, then one large figure.',
  anatomy: [
    {
      part: 'Message',
      is: 'The live region: prompt, loading or heading and figure.',
      at: { of: 'h2', x: 0 },
    },
    {
      part: 'Figure',
      is: 'As large as its own digits allow, on one line.',
      at: { of: 'h2 + p', x: 0 },
    },
    {
      part: 'Details',
      is: 'Sentences beneath the figure; children.',
      at: { of: 'h2 ~ div', x: 0 },
    },
    {
      part: 'Art',
      is: 'A picture at the foot of the panel, of the result or of what there is before it.',
      at: { of: '[aria-live] + div', x: 1 },
    },
  ],
  drawnWith: { state: 'result' },
  isDrawnWide: true,
  do: [
    { says: 'Write the figure out with its sign: $158,945.00.', drawn: panel('$158,945.00') },
    'Keep the panel in place while its state changes.',
  ],
  dont: [
    'Put a second live region in it.',
    { says: 'Shorten a figure that the table beneath writes in full.', drawn: panel('159K') },
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'each state',
      promise: 'Once, politely, from one region that stays in place.',
      provedBy: 'ThroughAllStates',
    },
    { kind: 'announced', subject: 'loading', promise: 'The panel is busy.', provedBy: 'Loading' },
    { kind: 'role', subject: 'prompt', promise: 'A sentence, no heading.', provedBy: 'Prompt' },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'The longest figure fits 320 pixels on one line.',
      provedBy: 'LongestFigureNarrowest',
    },
  ],
};
