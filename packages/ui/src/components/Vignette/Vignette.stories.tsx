import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { Contract } from '../../../stories/contract';
import { withForcedColors } from '../../../stories/real-browser';
import { VignetteBackdrop, type VignetteBackdropProps } from '../../illustration/VignetteBackdrop';
import { Tabs } from '../Tabs';
import { AlertVignette } from './AlertVignette';
import { PriceVignette } from './PriceVignette';
import { alerts, prices, talent } from './specimens';
import { TalentVignette } from './TalentVignette';

const contract: Contract = {
  purpose:
    'Pictures what the product shows: prices nearby, alerts, people; and what fills a stage behind them.',
  do: [
    'Let the heading say what the comb shows, and list prices that have a tooth.',
    'Write a change as it computes from the two prices, with its sign.',
    'Describe people by their role, and salons by their kind and distance.',
    'Put the backdrop first in a tab’s panel: hair for people, on mint; rising for prices, on jar; facing for competitors, on honey.',
  ],
  dont: [
    {
      says: 'Name a topic in the heading: “Prices” says nothing.',
      props: { heading: 'Prices' },
    },
    'Name a salon or anybody, or give away where somebody works.',
    'Use it as a chart or a real list: nothing in it can be pressed.',
    'Set text on a backdrop.',
  ],
};

const meta = {
  title: 'Art/Vignette (PriceVignette, AlertVignette, TalentVignette, VignetteBackdrop)',
  id: 'components-vignette',
  component: PriceVignette,
  subcomponents: { AlertVignette, TalentVignette, VignetteBackdrop },
  parameters: { contract },
  args: prices,
} satisfies Meta<typeof PriceVignette>;

export default meta;
type Story = StoryObj<typeof meta>;

const isOnePicture: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('img', { name: /^An example/ })).toBeVisible();
  await expect(canvasElement.querySelector('a, button, input, [tabindex]')).toBeNull();
};

/** One picture with a name; nothing inside takes focus or is read out. */
export const Prices: Story = { play: isOnePicture };

export const Alerts: Story = { render: () => <AlertVignette {...alerts} />, play: isOnePicture };
export const Talent: Story = { render: () => <TalentVignette {...talent} />, play: isOnePicture };

/** At 320 pixels the state of a person stands beneath the name, and no price is cut off. */
export const Narrowest: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrowest' } },
  render: (args) => (
    <>
      <PriceVignette {...args} />
      <AlertVignette {...alerts} />
      <TalentVignette {...talent} />
    </>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getAllByRole('img')[0]?.getBoundingClientRect() ?? new DOMRect();
    for (const price of canvas.getAllByText(/^\$\d+$/)) {
      await expect(price.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
    const role = canvas.getByText(/^Colorist/).getBoundingClientRect();
    const [state] = canvas.getAllByText('Contact locked');
    await expect(state?.getBoundingClientRect().top).toBeGreaterThan(role.bottom);
  },
};

const backdropIn = (element: Element) =>
  element.querySelector<SVGElement>('[role="tabpanel"]:not([hidden]) > div > svg');

const onStage = (scene: VignetteBackdropProps['scene'], sheet: ReactNode) => (
  <>
    <VignetteBackdrop scene={scene} />
    {sheet}
  </>
);

/** A backdrop fills the stage behind the sheet, says nothing and is gone where colors are forced. */
export const OnAStage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Tabs
      label="Features"
      tabs={[
        {
          id: 'talent',
          title: 'Talent Scout',
          description: 'People nearby.',
          background: 'green',
          panel: onStage('hair', <TalentVignette {...talent} />),
        },
        {
          id: 'prices',
          title: 'Price Intelligence',
          description: 'Prices nearby.',
          panel: onStage('rising', <PriceVignette {...args} />),
        },
        {
          id: 'alerts',
          title: 'Competitor Monitoring',
          description: 'Changes nearby.',
          background: 'amber',
          panel: onStage('facing', <AlertVignette {...alerts} />),
        },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const tab of await canvas.findAllByRole('tab')) {
      await userEvent.click(tab);
      const backdrop = backdropIn(canvasElement);
      const stage = backdrop?.parentElement?.getBoundingClientRect();
      const { left, top, width, height } = backdrop?.getBoundingClientRect() ?? {};
      await expect(stage).toMatchObject({ left, top, width, height });
      const sheet = canvas.getByRole('img');
      sheet.scrollIntoView({ block: 'start', behavior: 'instant' });
      const corner = sheet.getBoundingClientRect();
      const hit = document.elementFromPoint(corner.left + 9, Math.max(corner.top, 0) + 9);
      await expect(backdrop?.contains(hit)).toBe(false);
    }
    await withForcedColors(async () => {
      await expect(backdropIn(canvasElement)).not.toBeVisible();
    });
  },
};
