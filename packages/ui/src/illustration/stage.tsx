import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

/** Shows a story in a box of the given look. */
export const onStage =
  (look: string): Decorator =>
  (Story) => (
    <div className={look}>
      <Story />
    </div>
  );

const paintsOf = (root: Element | null) =>
  [...(root?.querySelectorAll('path, rect, circle') ?? [])].map((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    return `${fill} ${stroke}`;
  });

/** A story of flat print: a picture in both themes, which does not invert. */
export const inBothThemes = <Args,>(draw: (args: Args) => ReactNode) => ({
  tags: ['!autodocs'],
  render: (args: Args) => (
    <>
      <div data-theme="light">{draw(args)}</div>
      <div data-theme="dark">{draw(args)}</div>
    </>
  ),
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const paints = (theme: string) =>
      paintsOf(canvasElement.querySelector(`[data-theme="${theme}"]:not(:has([data-theme]))`));
    await expect(paints('light').length).toBeGreaterThan(3);
    await expect(paints('dark')).toEqual(paints('light'));
  },
});
