import { expect, it } from 'vitest';
import { colorRoles } from './color-roles';
import { themes } from './contrast';

it('gives each color of the theme one role', () => {
  const named = colorRoles.flatMap(({ colors }) => Object.keys(colors));
  expect(named.sort()).toEqual(Object.keys(themes.light).sort());
});
