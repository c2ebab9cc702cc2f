import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../styles/rules';

export const hidden = style(visuallyHidden);
