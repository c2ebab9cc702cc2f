import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Tallycomb design system',
    brandUrl: './',
    colorPrimary: '#CF2029',
    colorSecondary: '#B3161F',
    appBg: '#FDEFE9',
    textColor: '#34100F',
    fontBase: "'Instrument Sans', ui-sans-serif, system-ui, sans-serif",
  }),
});
