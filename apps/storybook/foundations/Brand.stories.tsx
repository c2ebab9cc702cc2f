import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Button, Card, Heading, TextArea, TextLink } from '../../../packages/ui/src/all';
import * as buttonLook from '../../../packages/ui/src/components/Button/Button.css';
import { classNames } from '../../../packages/ui/src/styles/class-names';
import { contrast, contrastPairs } from '../../../packages/ui/src/styles/contrast';
import { InThemes } from '../.storybook/InThemes';
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
    <Heading level={3} size="h4">
      Acme Barbers
    </Heading>
    <TextLink href="#book">No appointment</TextLink>
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

/** The sheet with a main color, its darker hover, and the line below links. */
const withMain = (sheet: string, color: string): string =>
  sheet
    .replace(/(--tc-color-(?:lacquer|strike): )[^;]*/g, `$1${color}`)
    .replace(/(--tc-color-lacquerHover: )[^;]*/, `$1color-mix(in srgb, ${color}, #000 18%)`);

/** A style sheet to write a brand's values into, with how it looks and which pairs are too pale. */
function YourBrand() {
  const [sheet, setSheet] = useState(brandFile);
  const [fault, setFault] = useState<string>();
  const looks = useRef<HTMLDivElement>(null);
  // Once nobody types.
  useEffect(() => {
    setFault(undefined);
    const check = () => {
      const themed = looks.current?.querySelectorAll<HTMLElement>('.yours > *') ?? [];
      setFault([...themed].flatMap(palePairsIn).join(' '));
    };
    const timer = setTimeout(check, 1000);
    return () => clearTimeout(timer);
  }, [sheet]);
  return (
    <div ref={looks} className={styles.halves}>
      <style>{limited(sheet)}</style>
      <div className={styles.shop}>
        <label>
          <strong>Your main color</strong>
          <input
            type="color"
            defaultValue="#0b57d0"
            onChange={({ target }) => setSheet(withMain(sheet, target.value))}
          />
        </label>
        <TextArea
          label="brand.css"
          className={styles.sheet}
          rows={12}
          spellCheck={false}
          value={sheet}
          hint={fault === '' ? passed : ''}
          error={fault}
          onChange={({ target }) => setSheet(target.value)}
        />
        <Copy className={mainButton} text={sheet}>
          Copy brand.css
        </Copy>
      </div>
      <div>
        {['ours', 'yours'].map((brand) => (
          <div key={brand} className={`${brand} ${styles.looks}`}>
            <InThemes areBoth className={styles.look}>
              <Shop />
            </InThemes>
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Ours and another brand’s, light and dark. A pair that is too pale is named at the file, a second
 * after the last change.
 */
export const AnotherBrand: StoryObj = {
  render: () => <YourBrand />,
  play: async ({ canvas }) => {
    const looks = canvas
      .getAllByRole('heading', { name: 'Acme Barbers' })
      .map((heading) => getComputedStyle(heading));
    const fonts = looks.map(({ fontFamily }) => fontFamily.startsWith('Georgia'));
    await expect(fonts).toEqual([false, false, true, true]);
    await expect(new Set(looks.map(({ color }) => color)).size).toBe(4);
    await expect(await canvas.findByText(/^All \d+ pairs/)).toBeVisible();
    const file = canvas.getByLabelText('brand.css');
    fireEvent.change(canvas.getByLabelText('Your main color'), { target: { value: '#ffcc00' } });
    await expect(file).toBeValid();
    await waitFor(() =>
      expect(file).toHaveAccessibleDescription(/onLacquer on lacquer, dark: 1\.\d+, needs 4\.5/),
    );
    fireEvent.change(canvas.getByLabelText('Your main color'), { target: { value: '#0a8560' } });
    await expect(await canvas.findByText(/^All \d+ pairs/)).toBeVisible();
  },
};
