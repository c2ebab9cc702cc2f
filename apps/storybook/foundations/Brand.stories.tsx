import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import readme from '../../../packages/ui/README.md?raw';
import { halves } from '../docs/page.css';
import { Sample } from './Sample';
import { tokens } from './Tokens';

export default {
  title: 'Foundations/Brand (rebrand, theme, theming)',
  id: 'foundations-brand',
  tags: ['!autodocs'],
} satisfies Meta;

const [, acme = ''] = /```css\n([^`]*--tc-[^`]*)```/.exec(readme) ?? [];

/** A brand's style sheet, limited to a part of the page. */
const limited = (sheet: string): string =>
  sheet.replaceAll(':root', '.yours').replaceAll('[data-theme]', '.yours [data-theme]');

/** Components in Tallycomb's tokens, then in those of the style sheet. */
export const AnotherBrand: StoryObj<{ readonly css: string }> = {
  args: { css: acme },
  argTypes: { css: { name: 'brand.css', control: 'text' } },
  render: ({ css }) => (
    <div className={halves}>
      <style>{limited(css)}</style>
      {['ours', 'yours'].map((brand) => (
        <div key={brand} className={brand}>
          <Sample />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [name] of acme.matchAll(/--tc-[\w-]+(?=:)/g))
      await expect(tokens.has(name), name).toBe(true);
    const looks = canvas
      .getAllByRole('heading', { name: 'Book a Visit' })
      .map((heading) => getComputedStyle(heading));
    const fonts = looks.map(({ fontFamily }) => fontFamily.startsWith('Georgia'));
    await expect(fonts).toEqual([false, false, true, true]);
    await expect(new Set(looks.map(({ color }) => color)).size).toBe(4);
  },
};
