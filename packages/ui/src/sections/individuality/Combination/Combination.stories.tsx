import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { combinationOf, solutionTextsOf } from '../../../fixtures/solution.tsx';
import { Combination } from './Combination.tsx';

const meta: Meta<typeof Combination> = {
  title: 'Patterns/Individuality/Combination',
  id: 'patterns-combination',
  tags: ['!autodocs'],
  component: Combination,
  render: (args, { globals }) => <Combination {...combinationOf(globals)} {...args} />,
};
export default meta;
type Story = StoryObj<typeof Combination>;

/** The aircraft first; each part leads to its page. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { pair } = solutionTextsOf(globals);
    const card = within(canvas.getByRole('article'));
    await expect(card.getByRole('heading', { level: 3 })).toHaveTextContent(pair);
    const links = card.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['#M350', '#H150T', '#T90']);
  },
};

/** None of them needs the aircraft's power: there is no bar. */
export const OwnBattery: Story = {
  render: (args, { globals }) => (
    <Combination
      {...args}
      {...combinationOf(globals)}
      power={{ label: solutionTextsOf(globals).battery, max: 150, rows: [] }}
    />
  ),
};
