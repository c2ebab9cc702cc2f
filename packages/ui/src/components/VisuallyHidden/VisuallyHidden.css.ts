import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../styles/visually-hidden';

export const hidden = style(visuallyHidden);
