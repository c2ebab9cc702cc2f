import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AreaChart } from '../../charts';
import { paceOfPrices } from '../../charts/specimens';
import { Button } from '../Button';
import { ResultPanel, type ResultPanelProps } from './ResultPanel';
import { contract } from './ResultPanel.contract';

const meta = {
  title: 'Data/ResultPanel (result, figure)',
  id: 'components-resultpanel',
  component: ResultPanel,
  parameters: { contract },
  args: {
    state: 'result',
    heading: 'Revenue Lost Due to Inflation',
    figure: '$158,945.00',
    prompt: 'In order to see your result, please make sure that both fields are filled in.',
    loading: 'Calculating inflation impact. Please wait...',
    art: <AreaChart values={paceOfPrices} />,
    children: <p>From 12/2019 through 12/2024, on $250,000 a year.</p>,
  },
} satisfies Meta<typeof ResultPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On one line, within the panel. */
const figureFits: NonNullable<Story['play']> = async ({ canvas, args }) => {
  await document.fonts.load('500 100px Imbue');
  const element = canvas.getByText(String(args.figure));
  const text = document.createRange();
  text.selectNodeContents(element);
  await expect(text.getClientRects()).toHaveLength(1);
  await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(element.clientWidth);
};

export const Prompt: Story = {
  args: { state: 'prompt' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(String(args.prompt))).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText(String(args.loading))).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Result: Story = { play: figureFits };

export const ShortFigure: Story = { args: { figure: '$900.00' }, play: figureFits };
export const EightCharacters: Story = { args: { figure: '$900,000' }, play: figureFits };
export const TenCharacters: Story = { args: { figure: '$90,000.00' }, play: figureFits };
export const ThirteenCharacters: Story = { args: { figure: '$9,000,000.00' }, play: figureFits };
export const LongestFigure: Story = {
  args: { figure: '$999,999,999,999.99' },
  play: figureFits,
};

/** The narrowest phone, the longest figure. */
export const LongestFigureNarrowest: Story = {
  args: { figure: '$900,000,000,000.00' },
  tags: ['!autodocs'],
  parameters: { screen: 'narrowest', layout: 'fullscreen' },
  play: figureFits,
};

function Calculator(props: ResultPanelProps) {
  const [state, setState] = useState<ResultPanelProps['state']>('prompt');
  return (
    <>
      <Button onClick={() => setState('loading')}>Calculate</Button>
      <Button onClick={() => setState('result')}>Answer</Button>
      <ResultPanel {...props} state={state} />
    </>
  );
}

/** One live region stays in place while its text changes: each change is announced once. */
export const ThroughAllStates: Story = {
  render: (args) => <Calculator {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }));
    await expect(region).toHaveTextContent(String(args.loading));
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(region).toHaveTextContent(`${args.heading}${args.figure}`);
    await expect(canvasElement.querySelectorAll('[aria-live]')).toHaveLength(1);
    await expect(region?.isConnected).toBe(true);
  },
};
