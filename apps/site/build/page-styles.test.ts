import { describe, expect, it } from 'vitest';
import { pageStyles, separateFontFaces, separatePrint } from './page-styles';

const SHEET = `
  :root{--ink:#000;--paper:#fff;--lacquer:#f00}
  body{color:var(--ink)}
  a:hover{color:red}
  .card_a1{color:red}
  .card_a1[data-state="open"]::after{color:red}
  .menu_b2{animation:slide 1s}
  .list_c3 > .item_d4{color:red}
  .list_c3:where(:not([class])) h2{color:red}
  @keyframes slide{to{left:0}}
  @media (min-width:768px){.card_a1{color:blue}.menu_b2{color:blue}}
`;

describe('the styles of a page', () => {
  it('include the rules of all classes in its markup, in every state', () => {
    const css = pageStyles(SHEET, ['<p class="card_a1">', '<ul class="list_c3">']);
    expect(css).toContain('.card_a1[data-state=open]:after');
    expect(css).toContain('.list_c3:where(:not([class])) h2');
    expect(css).toContain('a:hover');
    expect(css).toMatch(/@media[^{]+\{\.card_a1\{/);
  });

  it('leave out the rules of other classes, and keyframes that only those use', () => {
    const css = pageStyles(SHEET, ['<p class="card_a1">', '<ul class="list_c3">']);
    expect(css).not.toMatch(/menu_b2|item_d4|slide/);
    expect(pageStyles(SHEET, ['<nav class="menu_b2">'])).toContain('@keyframes slide');
  });
});

it('keeps the custom properties that rules or markup read', () => {
  const css = pageStyles(SHEET, ['<path fill="var(--lacquer)">']);
  expect(css).toContain('--ink:');
  expect(css).toContain('--lacquer:');
  expect(css).not.toContain('--paper');
});

it('separates the font rules from the rest', () => {
  const { fontFaces, rest } = separateFontFaces(
    '@font-face{font-family:A}a{color:red}@font-face {src:b}',
  );
  expect(fontFaces).toBe('@font-face{font-family:A}@font-face {src:b}');
  expect(rest).toBe('a{color:red}');
  expect(() => separateFontFaces(rest)).toThrow('no @font-face');
});

it('separates print rules, and keeps their @layer', () => {
  expect(
    separatePrint(
      '@layer a{.b{color:red}@media print{.b{color:#000}}@media screen{.b{color:tan}}}@page{margin:1cm}@media print and (color),screen{.c{color:tan}}@media not print{.d{color:tan}}',
    ),
  ).toEqual({
    screen:
      '@layer a{.b{color:red}@media screen{.b{color:tan}}}@media print and (color),screen{.c{color:tan}}@media not print{.d{color:tan}}',
    print: '@layer a{@media print{.b{color:#000}}}@page{margin:1cm}',
  });
});
