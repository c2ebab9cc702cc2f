import { style } from '@vanilla-extract/css';
import { vars } from '../../src/styles/contract.css';
import { type } from '../../src/styles/type';

const { space } = vars;

export const section = style({ marginTop: space[8] });
export const title = style({ ...type.h2, fontSize: vars.size.tab });
export const words = style({ marginBlock: `${space[3]} ${space[5]}`, maxWidth: '44em' });
export const files = style({ ...type.small, marginTop: space[4], fontWeight: 600 });
