import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { typography } from '../../styles/type';
import { prose } from './Prose.css';

const table = `${prose} :where(table):not([class])`;

// As a block, a wide table scrolls in itself and not with the page.
globalStyle(table, {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflowX: 'auto',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :where(th, td)`, {
  minWidth: '7rem',
  padding: '12px 20px 12px 0',
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
globalStyle(`${table} thead :where(th, td)`, {
  ...typography.small,
  border: 0,
  color: vars.color.ink2,
  fontWeight: 600,
});
globalStyle(`${table} caption`, {
  ...typography.small,
  paddingBottom: vars.space[3],
  color: vars.color.ink2,
  textAlign: 'start',
});
