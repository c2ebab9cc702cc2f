import { style } from '@vanilla-extract/css';

/** Room that Storybook leaves around a story. */
export const body = style({ padding: '1rem' });
