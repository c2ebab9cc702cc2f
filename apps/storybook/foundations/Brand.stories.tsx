import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import readme from '../../../packages/ui/README.md?raw';
import { TextArea } from '../../../packages/ui/src/all';
import { contrastPairs } from '../../../packages/ui/src/styles/contrast';
import { Copy } from '../docs/Copy';
import { halves } from '../docs/page.css';
import { Table } from '../docs/Table';
import * as styles from './foundations.css';
import { misspelledIn, palePairsIn } from './pale-pairs';
import { Sample } from './Sample';

export default {
  title: 'Foundations/Brand (rebrand, theme, theming, contrast checker)',
  id: 'foundations-brand',
  tags: ['!autodocs'],
} satisfies Meta;

/** Acme's style sheet in the README: the tokens of a page with a header, a footer, buttons and cards. */
const [, acme = ''] = /^## Your brand.*?```css\n(.*?)```/ms.exec(readme) ?? [];

/** A brand's style sheet, limited to a part of the page. */
const limited = (sheet: string): string =>
  sheet.replaceAll(':root', '.yours').replaceAll('[data-theme]', '.yours [data-theme]');

/** Of both themes. */
const pairCount = 2 * contrastPairs.length;

const passed = `All ${pairCount} pairs of colors have their contrast, in light and dark.`;

/** A style sheet to write a brand's values into, with how it looks and which pairs are too pale. */
function YourBrand() {
  const [sheet, setSheet] = useState(acme);
  const [pale, setPale] = useState<ReturnType<typeof palePairsIn>>();
  const [misspelled, setMisspelled] = useState('');
  const looks = useRef<HTMLDivElement>(null);
  // Once nobody types.
  useEffect(() => {
    setPale(undefined);
    const themed = looks.current?.querySelectorAll<HTMLElement>('.yours [data-theme]') ?? [];
    const timer = setTimeout(() => {
      const ours = looks.current?.querySelector('.ours [data-theme]');
      const faults = [...themed].flatMap((one) => (ours ? misspelledIn(sheet, one, ours) : []));
      setMisspelled([...new Set(faults)].join(' '));
      setPale([...themed].flatMap(palePairsIn));
    }, 500);
    return () => clearTimeout(timer);
  }, [sheet]);
  const tooPale = pale?.length ? `${pale.length} of ${pairCount} pairs are too pale.` : '';
  return (
    <div ref={looks} className={halves}>
      <style>{limited(sheet)}</style>
      <div>
        <TextArea
          label="brand.css"
          className={styles.sheet}
          rows={12}
          spellCheck={false}
          value={sheet}
          hint={pale?.length === 0 ? passed : ''}
          error={[misspelled, tooPale].filter(Boolean).join(' ')}
          onChange={({ target }) => setSheet(target.value)}
        />
        <Copy text={sheet}>Copy brand.css</Copy>
        {tooPale && <Table headings={['Pair', 'Ratio', 'Needs']} rows={pale ?? []} />}
      </div>
      <div>
        {Object.entries({ yours: 'Yours', ours: 'Ours' }).map(([brand, name]) => (
          <div key={brand} className={brand}>
            <p>
              <strong>{name}</strong>
            </p>
            <Sample />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Components in Tallycomb's tokens and in those of a style sheet, whose pairs of colors are measured. */
export const TryIt: StoryObj = {
  render: () => <YourBrand />,
  play: async ({ canvas }) => {
    const looks = canvas
      .getAllByRole('heading', { name: 'Book a Visit' })
      .map((heading) => getComputedStyle(heading));
    const fonts = looks.map(({ fontFamily }) => fontFamily.startsWith('Georgia'));
    await expect(fonts).toEqual([true, true, false, false]);
    await expect(new Set(looks.map(({ color }) => color)).size).toBe(4);
    await expect(await canvas.findByText(/^All \d+ pairs/)).toBeVisible();
    const file = canvas.getByLabelText('brand.css');
    const put = (value: string) => fireEvent.change(file, { target: { value } });
    put('[data-theme] { --tc-color-onLacquer: #cf2029 }');
    const pair = { name: 'onLacquer on lacquer, light' };
    await expect(await canvas.findByRole('rowheader', pair)).toBeVisible();
    put('[data-theme] { --tc-color-lacquer: nonsense; --tc-radus-card: 0 }');
    await expect(
      await canvas.findByText(/^--tc-color-lacquer has no color. --tc-radus-card is no token./),
    ).toBeVisible();
    put(acme);
  },
};
