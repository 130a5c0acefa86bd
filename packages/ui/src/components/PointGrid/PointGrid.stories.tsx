import type { Meta, StoryObj } from '@storybook/react-vite';
import { stageTextsOf } from '../../fixtures/product-stage.ts';
import { PointGrid } from './PointGrid.tsx';

const meta: Meta<typeof PointGrid> = {
  title: 'Text/PointGrid',
  id: 'components-pointgrid',
  tags: ['stable', 'since-0.2.0'],
  component: PointGrid,
  parameters: {
    usage: {
      when: 'Use it for three or four points of one weight side by side, each a title and a sentence; `numbered` where there is nothing else to look at. Rows of name and sentence are a FactList. It takes no focus.',
    },
  },
  render: (args, { globals }) => (
    <PointGrid
      {...args}
      items={
        args.items ??
        stageTextsOf(globals)
          .facts.slice(0, args.columns ?? 3)
          .map(([title = '', text]) => ({ title, text }))
      }
    />
  ),
};
export default meta;
type Story = StoryObj<typeof PointGrid>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { level: 2, items: [{ title: 'T90', text: 'IP54' }] },
};

/** Four, each with its number. */
export const Numbered: Story = { args: { columns: 4, numbered: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
