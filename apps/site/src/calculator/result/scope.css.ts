import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const scope = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { print: { display: 'none' } },
});

const place = style({
  display: 'block',
  padding: '.625rem 1rem',
  border: '1.5px solid currentColor',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    ':first-child > &': {
      borderRadius: `${vars.radius.control} 0 0 ${vars.radius.control}`,
    },
    ':last-child > &': { borderRadius: `0 ${vars.radius.control} ${vars.radius.control} 0` },
  },
});

export const here = style([
  place,
  {
    borderColor: 'transparent',
    // A line as below the header's current page: in the dark the two backgrounds are near.
    background: `linear-gradient(${vars.color.strike} 0 0) 0 100% / 100% 4px no-repeat border-box, ${vars.color.surface}`,
    color: vars.color.ink,
  },
]);

export const other = style([
  place,
  {
    textDecoration: 'none',
    '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
  },
]);
