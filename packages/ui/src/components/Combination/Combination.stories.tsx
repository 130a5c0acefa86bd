import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { combinationOf, solutionTextsOf } from '../../fixtures/solution.tsx';
import { Combination } from './Combination.tsx';

const meta: Meta<typeof Combination> = {
  title: 'Product/Combination',
  id: 'components-combination',
  tags: ['stable', 'since-0.3.0'],
  component: Combination,
  parameters: {
    usage: {
      when: 'Use it for an aircraft with the payloads that fly on it together: what each is, what they weigh against what the aircraft lifts, and the power they take. Up to three payloads stand beside the aircraft. Several of them are a CardList. One product alone is a ProductPlate.',
      keyboard: [
        ['Tab', 'To the aircraft, then to each payload.'],
        ['Enter', 'Opens its page.'],
      ],
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { level: 2, name: 'H150T + T90' } };

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

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** Two plates a line, and the odd one has a line to itself. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
