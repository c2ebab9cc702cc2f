import { style } from '@vanilla-extract/css';
import { vars } from '../../src/styles/contract.css';
import { typography } from '../../src/styles/type';

const { space } = vars;

export const words = style({ marginBlock: `${space[3]} ${space[5]}`, maxWidth: '44em' });
export const files = style({ ...typography.small, marginTop: space[4], fontWeight: 600 });
