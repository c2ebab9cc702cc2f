import type { Contract } from '../../../stories/contract';
import { Toast } from './Toast';

const message = (title: string, description: string) => (
  <Toast
    toast={{ id: 1, tone: 'destructive', title, description }}
    dismissLabel="Dismiss"
    onDismiss={() => undefined}
  />
);

export const contract: Contract = {
  purpose:
    'Says what happened to something that the visitor started, without taking them away from it.',
  anatomy: [
    { part: 'Icon', is: 'Its shape tells the tone, too.', at: { of: 'svg' } },
    {
      part: 'Edge',
      is: '8 pixels in the color of the tone.',
      at: { of: '[data-toast]', x: 0, y: 0.85 },
    },
    { part: 'Text', is: 'A title and a sentence.', at: { of: 'p', x: 0.6, y: 0 } },
    {
      part: 'Action',
      is: 'At most one, beneath the text. The message leaves once it is done.',
      at: { of: 'p + button', x: 0.5, y: 1 },
    },
    {
      part: 'Dismiss',
      is: 'A 44-pixel button. A message leaves after eight seconds, or by it once somebody has turned to it.',
      at: { of: '[aria-label]', x: 1 },
    },
  ],
  drawn: (
    <Toast
      toast={{
        id: 1,
        tone: 'success',
        title: 'Service removed',
        description: 'Balayage is off your menu.',
        action: { label: 'Undo', onClick: () => undefined },
      }}
      dismissLabel="Dismiss"
      onDismiss={() => undefined}
    />
  ),
  do: [
    'Use success for what was done, destructive for what failed, neutral for what only differs.',
    {
      says: 'Say what happens now, not only what went wrong.',
      drawn: message('Prices not saved', 'Your menu is kept here. We try again in a minute.'),
    },
  ],
  dont: [
    {
      says: 'Leave it at “something went wrong”.',
      drawn: message('Error', 'Something went wrong.'),
    },
    'Say in a message alone what has to be read: it leaves.',
    'Put an action in it that is found nowhere else.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'alert, status',
      promise: 'Both regions are there, empty, from the start.',
      provedBy: 'Waiting',
    },
    {
      kind: 'announced',
      subject: 'destructive',
      promise: 'At once, as an alert.',
      provedBy: 'Destructive',
    },
    {
      kind: 'announced',
      subject: 'neutral',
      promise: 'When the reader is done, as a status.',
      provedBy: 'Neutral',
    },
    {
      kind: 'announced',
      subject: 'success',
      promise: 'When the reader is done, as a status.',
      provedBy: 'Success',
    },
    {
      kind: 'announced',
      subject: 'the same again',
      promise: 'Takes the place of the first showing.',
      provedBy: 'Repeated',
    },
    {
      kind: 'announced',
      subject: 'eight seconds',
      promise: 'A message leaves by itself; one that was pointed at or focused stays.',
      provedBy: 'LeavesByItself',
    },
    {
      kind: 'key',
      subject: 'Tab, Enter',
      promise: 'Reach the action and do it; the focus goes back to where it came from.',
      provedBy: 'WithAction',
    },
    {
      kind: 'key',
      subject: 'Escape',
      promise: 'Closes the message that holds the focus and gives it back to where it came from.',
      provedBy: 'ClosedByEscape',
    },
    {
      kind: 'key',
      subject: 'Shift+Tab, from the browser’s own buttons',
      promise: 'Dismissed, it gives the focus to where it was when the message came.',
      provedBy: 'ReachedFromOutside',
    },
  ],
};
