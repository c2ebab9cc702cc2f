import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button, Card, Field, Heading, TextArea, TextLink } from '../../../packages/ui/src/all';
import * as buttonLook from '../../../packages/ui/src/components/Button/Button.css';
import { classNames } from '../../../packages/ui/src/styles/class-names';
import { contrast, contrastPairs } from '../../../packages/ui/src/styles/contrast';
import { Copy } from '../docs/Copy';
import { brandFile } from './brand';
import * as styles from './foundations.css';

export default {
  title: 'Foundations/Brand (rebrand, theme, theming, contrast checker)',
  id: 'foundations-brand',
  tags: ['!autodocs'],
} satisfies Meta;

/** A brand's style sheet, limited to a part of the page. */
const limited = (sheet: string): string =>
  sheet.replaceAll(':root', '.yours').replaceAll('[data-theme]', '.yours [data-theme]');

const Shop = () => (
  <Card className={styles.shop}>
    <Heading level={3} size="h3">
      Acme Barbers
    </Heading>
    <p>
      Four chairs, <TextLink href="#book">no appointment</TextLink>.
    </p>
    <p className={styles.choices}>
      {(['primary', 'ink', 'paper'] as const).map((variant) => (
        <Button key={variant} size="sm" variant={variant}>
          Book
        </Button>
      ))}
    </p>
  </Card>
);

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** A token's color as `#rrggbb`, however the style sheet writes it. */
function colorIn(look: CSSStyleDeclaration, name: string): string {
  if (!canvas) return '';
  canvas.fillStyle = look.getPropertyValue(`--tc-color-${name}`).trim();
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Pairs of colors below their limit in an element and its theme. */
function palePairsIn(element: HTMLElement): readonly string[] {
  const look = getComputedStyle(element);
  return contrastPairs.flatMap(({ front, back, atLeast }) => {
    const ratio = contrast(colorIn(look, front), colorIn(look, back));
    const pair = `${front} on ${back}, ${element.dataset.theme}: ${ratio.toFixed(2)}, needs ${atLeast}.`;
    return ratio >= atLeast ? [] : [pair];
  });
}

const mainButton = classNames(buttonLook.button, buttonLook.size.md, buttonLook.variant.primary);
const passed = `All ${contrastPairs.length} pairs of colors have their contrast in both themes.`;

const isColor = (text: string): boolean => CSS.supports('color', text);

/** The sheet with a main color, its darker hover, and the line below links. */
const withMain = (sheet: string, color: string): string =>
  sheet
    .replace(/(--tc-color-(?:lacquer|strike): )[^;]*/g, `$1${color}`)
    .replace(/(--tc-color-lacquerHover: )[^;]*/, `$1color-mix(in srgb, ${color}, #000 18%)`);

/** A style sheet to write a brand's values into, with how it looks and which pairs are too pale. */
function YourBrand() {
  const [sheet, setSheet] = useState(brandFile);
  /** The color as typed; empty once the sheet itself is changed. */
  const [main, setMain] = useState('');
  const [pale, setPale] = useState<readonly string[]>([]);
  const looks = useRef<HTMLDivElement>(null);
  // Once the sheet applies.
  useLayoutEffect(() => {
    const themed = looks.current?.querySelectorAll<HTMLElement>('.yours > *') ?? [];
    if (sheet) setPale([...themed].flatMap(palePairsIn));
  }, [sheet]);
  const setColor = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    setMain(value);
    if (isColor(value)) setSheet(withMain(sheet, value));
  };
  const faults = pale.join(' ');
  const fault = isColor(main) ? faults : main && 'Not a color. Write it as #0a8560.';
  return (
    <div ref={looks} className={styles.brand}>
      <style>{limited(sheet)}</style>
      <Field
        label="Your main color"
        hint="Such as #0a8560"
        value={main}
        error={fault}
        onChange={setColor}
      />
      {['ours', 'yours'].map((brand) => (
        <div key={brand} className={`${brand} ${styles.looks}`}>
          {['light', 'dark'].map((theme) => (
            <div key={theme} data-theme={theme} className={styles.look}>
              <Shop />
            </div>
          ))}
        </div>
      ))}
      <TextArea
        label="brand.css"
        className={styles.sheet}
        rows={12}
        spellCheck={false}
        value={sheet}
        hint={faults ? '' : passed}
        error={main ? '' : faults}
        onChange={({ target }) => {
          setMain('');
          setSheet(target.value);
        }}
      />
      <p>
        <Copy className={mainButton} text={sheet}>
          Copy brand.css
        </Copy>
      </p>
    </div>
  );
}

/** Ours and another brand’s, light and dark. A color that makes a pair too pale is named at its field. */
export const AnotherBrand: StoryObj = {
  render: () => <YourBrand />,
  play: async ({ canvas }) => {
    const looks = canvas
      .getAllByRole('heading', { name: 'Acme Barbers' })
      .map((heading) => getComputedStyle(heading));
    const fonts = looks.map(({ fontFamily }) => fontFamily.startsWith('Georgia'));
    await expect(fonts).toEqual([false, false, true, true]);
    await expect(new Set(looks.map(({ color }) => color)).size).toBe(4);
    await expect(canvas.getByText(/^All \d+ pairs/)).toBeVisible();
    await expect(canvas.queryByText(/needs/)).toBeNull();
    const color = canvas.getByLabelText('Your main color');
    await userEvent.type(color, '#0a8560');
    await expect(canvas.getByText(/^All \d+ pairs/)).toBeVisible();
    await userEvent.clear(color);
    await userEvent.type(color, 'banana');
    await expect(color).toHaveAccessibleDescription(/^Not a color/);
    await userEvent.clear(color);
    await userEvent.type(color, '#ffcc00');
    await expect(color).toHaveAccessibleDescription(
      /onLacquer on lacquer, dark: 1\.\d+, needs 4\.5/,
    );
  },
};
