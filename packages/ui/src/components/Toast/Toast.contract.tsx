import type { Contract } from '../../../.storybook/contract';
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
    {
      part: 'Live regions',
      is: 'Two, in the page before the first message: one for errors, one for the rest.',
    },
    { part: 'Edge', is: '8 pixels in the color of the tone.' },
    { part: 'Text', is: 'A title and a sentence.' },
    { part: 'Action', is: 'At most one, beneath the text. The message leaves once it is done.' },
    {
      part: 'Dismiss',
      is: 'A 44-pixel button. A message leaves after eight seconds, or by it once somebody has turned to it.',
    },
  ],
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
  ],
};
