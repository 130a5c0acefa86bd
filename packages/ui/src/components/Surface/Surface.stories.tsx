import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../fixtures/index.ts';
import { Surface } from './Surface.tsx';

const meta = {
  title: 'Layout/Surface',
  id: 'components-surface',
  tags: ['stable', 'since-0.1.0'],
  component: Surface,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'A part of a page in one of the two themes. It sets the ground, the text and every colour token of what lies in it; themes nest. Night is for the product, sheet for figures, forms and documents. Night stays night; the sheet is paper, or dark paper where the visitor prefers it, and prints on paper. It has no margins: for a band of the page use Section with `theme`. It takes no focus.',
    },
  },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A surface has no margins of its own. */
const margin = { padding: 'clamp(16px, 4vw, 48px)' };

export const Default: Story = {
  args: { theme: 'night', as: 'section' },
  render: (args, { globals }) => (
    <Surface {...args} style={margin}>
      <p>{textsOf(globals).sentence}</p>
    </Surface>
  ),
};

export const Playground: Story = { tags: ['!test'], ...Default, args: { theme: 'sheet', as: 'article' } };
