const { cpiU, inflate } = require('@tallycomb/inflation-core/series');
const { Button } = require('@tallycomb/ui/button');
const { Link, LinkProvider } = require('@tallycomb/ui');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');

const RouterLink = (props) => createElement('a', { 'data-router': '', ...props });

test('a button is rendered, through the link of the app', () => {
  const button = createElement(Button, { href: '/prices' }, 'Prices');
  const html = renderToString(createElement(LinkProvider, { component: RouterLink }, button));
  expect(html).toMatch(/^<a data-router="" href="\/prices" class="[^"]+">Prices<\/a>$/);
  expect(Link).toBeInstanceOf(Function);
});

test('an amount is carried', () => {
  const from = { year: 2019, month: 6 };
  expect(inflate(cpiU, { amount: 100, from, to: from }).amount).toBe(100);
});
