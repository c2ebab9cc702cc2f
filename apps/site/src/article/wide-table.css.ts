/** Many columns where there is no room for them: each row becomes a short list of its own. */
import { typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { tight } from './table.css';

const { color, space } = vars;

export const wide = style({ fontSize: '1rem' });

/** Figures alone are short: a table of them goes on where words would not fit. */
const tightForFigures = '(max-width: 28rem)';
const ofWords = ':has(td:not([data-align]))';

function whenTight(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(`${wide} ${selector}`, { '@container': { [tightForFigures]: rule } });
  globalStyle(`${wide}${ofWords} ${selector}`, { '@container': { [tight]: rule } });
}

whenTight(':where(tbody, tr, th, td)', { display: 'block' });

// Not seen, yet there for who hears the table.
whenTight('thead', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

whenTight('tbody tr', { padding: `${space[4]} 0`, borderTop: `1px solid ${color.line}` });
whenTight('tbody tr:last-child', { borderBottom: `1px solid ${color.line}` });
whenTight('tbody tr > *', { padding: 0, border: 0 });
whenTight('tbody th', { ...typography.h4, marginBottom: space[2] });
whenTight('tbody td + td', { marginTop: space[2] });

whenTight('td::before', {
  content: 'attr(data-label)',
  display: 'block',
  color: color.ink2,
  fontWeight: 600,
});

// A figure stands at the end of its line, led to by dots as on a price list.
whenTight('td[data-align=end]', { display: 'flex', alignItems: 'baseline', gap: space[2] });
whenTight('td[data-align=end]::before', { order: -2, fontWeight: 400 });
whenTight('td[data-align=end]::after', {
  content: '',
  order: -1,
  flex: 1,
  minWidth: space[5],
  borderBottom: `1.5px dotted ${color.lineStrong}`,
});
