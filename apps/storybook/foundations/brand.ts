/** The style sheet of another brand, Acme, with a line for each token that makes a brand. */
import readme from '../../../packages/ui/README.md?raw';
import { lightDark } from '../../../packages/ui/src/styles/light-dark';
import { groups, roles, type Token, tokens } from './Tokens';

/** Tallycomb's value of a token, for both themes. */
const ours = ({ values: [light, dark = light] }: Token): string =>
  lightDark(light?.value ?? '', dark?.value ?? '');

/** Acme's values in the README: those of a page with a header, a footer, buttons and cards. */
const chosen = new Map(
  Array.from(readme.matchAll(/(--tc-[\w-]+): (.+);/g), ([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** Acme's values by those of Tallycomb that they replace, for tokens that share a color. */
const inPlaceOf = new Map(
  [...tokens]
    .map(([name, token]) => [ours(token), chosen.get(name)] as const)
    .filter(([, value]) => value),
);

const linesOf = (...names: readonly string[]): string =>
  names
    .flatMap((name) => groups[name] ?? [])
    .map((token) => {
      // An error keeps its red: in the brand's color it would look like any other text.
      const isError = token.variable === '--tc-color-error';
      const other = isError ? undefined : inPlaceOf.get(ours(token));
      const value = chosen.get(token.variable) ?? other ?? ours(token);
      return `  ${token.variable}: ${value};${token.use ? ` /* ${token.use} */` : ''}`;
    })
    .join('\n');

/** All of a brand's tokens; sizes, spaces and motion are the system's. */
export const brandFile = `/* Colors and shadows, light first. */
:root,
[data-theme] {
${linesOf(...roles, 'shadow', 'filter')}
}

/* Fonts, corners and pictures. */
:root {
${linesOf('font', 'radius', 'art')}
}
`;
