import type { Contract } from '../../../stories/contract';
import { AlertVignette } from './AlertVignette';
import { alerts } from './specimens';

export const contract: Contract = {
  purpose: 'Pictures alerts for prices that changed at salons nearby.',
  anatomy: [
    {
      part: 'Service',
      is: 'What changed, where and when.',
      at: { of: '[role=img] > div + div p', x: 0 },
    },
    {
      part: 'Prices',
      is: 'The old one struck out, the new one large.',
      at: { of: 'p:has(> s)', x: 1 },
    },
    {
      part: 'Change',
      is: 'Written out with its sign: amber up, blue down, green new.',
      at: { of: 'p:has(> s) + span', x: 1 },
    },
  ],
  do: [
    {
      says: 'Write the change as it computes from the two prices.',
      drawn: <AlertVignette {...alerts} />,
    },
  ],
  dont: [
    {
      says: 'Leave the sign out: the color is not enough.',
      drawn: (
        <AlertVignette
          {...alerts}
          alerts={alerts.alerts.map((alert) => ({
            ...alert,
            change: alert.change.replace(/^[+−]/, ''),
          }))}
        />
      ),
    },
    'Name a salon.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'img',
      promise: 'One picture with a name; nothing inside takes focus or is read out.',
      provedBy: 'ThreeChanges',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'Nothing is cut off.',
      provedBy: 'Narrowest',
    },
  ],
};
