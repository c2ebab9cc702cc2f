import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withForcedColors } from '../../../stories/real-browser';
import { Container } from '../Container';
import { Tabs } from '../Tabs';
import { AlertVignette } from './AlertVignette';
import { PriceVignette } from './PriceVignette';
import { alerts, prices, talent } from './specimens';
import { TalentVignette } from './TalentVignette';
import { VignetteBackdrop } from './VignetteBackdrop';
import { contract } from './VignetteBackdrop.contract';

const meta = {
  title: 'Art/VignetteBackdrop',
  id: 'components-vignettebackdrop',
  component: VignetteBackdrop,
  parameters: { contract, layout: 'fullscreen' },
  args: { scene: 'rising' },
  render: ({ scene }) => (
    <Container>
      <Tabs
        label="Features"
        tabs={[
          {
            id: 'talent',
            title: 'Talent Scout',
            description: 'People nearby.',
            background: 'green',
            panel: (
              <>
                <VignetteBackdrop scene={scene} />
                <TalentVignette {...talent} />
              </>
            ),
          },
          {
            id: 'prices',
            title: 'Price Intelligence',
            description: 'Prices nearby.',
            background: 'aqua',
            panel: (
              <>
                <VignetteBackdrop scene="rising" />
                <PriceVignette {...prices} />
              </>
            ),
          },
          {
            id: 'alerts',
            title: 'Competitor Monitoring',
            description: 'Changes nearby.',
            background: 'amber',
            panel: (
              <>
                <VignetteBackdrop scene="facing" />
                <AlertVignette {...alerts} />
              </>
            ),
          },
        ]}
      />
    </Container>
  ),
} satisfies Meta<typeof VignetteBackdrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const backdropIn = (element: Element) =>
  element.querySelector<SVGElement>('[role="tabpanel"]:not([hidden]) > div > svg');

/** It fills the stage and lies behind the sheet; nothing of it is read out. */
export const BehindASheet: Story = {
  args: { scene: 'hair' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const tab of await canvas.findAllByRole('tab')) {
      await userEvent.click(tab);
      const backdrop = backdropIn(canvasElement);
      const stage = backdrop?.parentElement?.getBoundingClientRect();
      const { left, top, width, height } = backdrop?.getBoundingClientRect() ?? {};
      await expect(stage).toMatchObject({ left, top, width, height });
      await expect(canvas.getAllByRole('img')).toHaveLength(1);
      canvas.getByRole('img').scrollIntoView({ block: 'start', behavior: 'instant' });
      const sheet = canvas.getByRole('img').getBoundingClientRect();
      const hit = document.elementFromPoint(sheet.left + 9, Math.max(sheet.top, 0) + 9);
      await expect(backdrop?.contains(hit)).toBe(false);
    }
  },
};

/** Forced colors take it away. */
export const ForcedColors: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('tab');
    await withForcedColors(async () => {
      await expect(backdropIn(canvasElement)).not.toBeVisible();
      await expect(canvas.getByRole('img')).toBeVisible();
    });
  },
};
