import type { Decorator } from '@storybook/react-vite';
import { acme } from './acme.css';

/** A story under another brand: the page around the component has its colors, too. */
export const inAcme: Decorator = (Story) => (
  <div className={acme}>
    <Story />
  </div>
);
