import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Button, Card, Field, Heading, TextArea, TextLink } from '../../../packages/ui/src/all';
import { Comb } from '../../../packages/ui/src/art';
import * as buttonLook from '../../../packages/ui/src/components/Button/Button.css';
import { classNames } from '../../../packages/ui/src/styles/class-names';
import { contrastPairs } from '../../../packages/ui/src/styles/contrast';
import { InThemes } from '../.storybook/InThemes';
import { Copy } from '../docs/Copy';
import { Table } from '../docs/Table';
import { palePairsIn, withMain } from './accents';
import { brandFile } from './brand';
import * as styles from './foundations.css';
import { tokens } from './Tokens';

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
    <TextLink href="#your-logo">Your logo</TextLink>
    <Field label="Phone" defaultValue="555" error="Type ten digits." />
    <svg viewBox="0 0 320 130" aria-hidden="true">
      <Comb
        shape={{ x: 6, y: 120, width: 308, lengths: [40, 60, 50], toothWidth: 18, spine: 30 }}
        colors={{ fill: 'comb' }}
      />
    </svg>
    <p className={styles.choices}>
      {(['primary', 'ink', 'paper'] as const).map((variant) => (
        <Button key={variant} size="sm" variant={variant}>
          Book
        </Button>
      ))}
    </p>
  </Card>
);

const mainButton = classNames(buttonLook.button, buttonLook.size.md, buttonLook.variant.primary);
const passed = `All ${contrastPairs.length} pairs of colors have their contrast in both themes.`;

/** True for a style sheet that sets a token. */
function setsToken(text: string): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].some(
    (rule) => rule instanceof CSSStyleRule && [...rule.style].some((name) => tokens.has(name)),
  );
}

const refusal =
  'No token is set here. Paste lines such as [data-theme] { --tc-color-lacquer: #0b57d0; }';

/** A style sheet to write a brand's values into, with how it looks and which pairs are too pale. */
function YourBrand() {
  const [sheet, setSheet] = useState(brandFile);
  const [pale, setPale] = useState<ReturnType<typeof palePairsIn>>();
  const looks = useRef<HTMLDivElement>(null);
  const themed = () => [...(looks.current?.querySelectorAll<HTMLElement>('.yours > *') ?? [])];
  // Once nobody types.
  useEffect(() => {
    setPale(undefined);
    const timer = setTimeout(() => setPale(themed().flatMap(palePairsIn)), 1000);
    return () => clearTimeout(timer);
  }, [sheet]);
  const tooPale = pale?.length
    ? `${pale.length} of ${2 * contrastPairs.length} pairs are too pale.`
    : '';
  return (
    <div ref={looks} className={styles.halves}>
      <style>{limited(sheet)}</style>
      <div className={styles.shop}>
        <label>
          <strong>Your main color</strong>
          <input
            type="color"
            defaultValue="#0b57d0"
            onChange={({ target }) => setSheet(withMain(sheet, target.value, themed()))}
          />
        </label>
        <TextArea
          label="brand.css"
          className={styles.sheet}
          rows={12}
          spellCheck={false}
          value={sheet}
          hint={pale?.length === 0 && setsToken(sheet) ? passed : ''}
          error={setsToken(sheet) ? tooPale : refusal}
          onChange={({ target }) => setSheet(target.value)}
        />
        <Copy className={mainButton} text={sheet}>
          Copy brand.css
        </Copy>
        {tooPale && (
          <Table headings={['Pair', 'Ratio', 'Needs', 'First passes at']} rows={pale ?? []} />
        )}
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
 * A sample page in Tallycomb's and another brand's tokens, light and dark. Once nobody has typed
 * for a second, pairs of colors that are too pale are listed below the style sheet.
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
    const put = (label: string, value: string) =>
      fireEvent.change(canvas.getByLabelText(label), { target: { value } });
    for (const color of ['#ffcc00', '#0a8560', '#000000']) {
      put('Your main color', color);
      await waitFor(() => expect(canvas.queryByText(/^All/)).toBeNull());
      await expect(await canvas.findByText(/^All \d+ pairs/)).toBeVisible();
    }
    put('brand.css', '[data-theme] { --tc-color-onLacquer: #cf2029 }');
    const pair = { name: 'onLacquer on lacquer, light' };
    await expect(await canvas.findByRole('rowheader', pair)).toBeVisible();
    put('brand.css', 'garbage {{{');
    await expect(file).toHaveAccessibleDescription(/^No token is set/);
  },
};
