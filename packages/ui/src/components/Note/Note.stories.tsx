import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Note } from './Note.tsx';

const meta: Meta<typeof Note> = {
  title: 'Feedback/Note',
  id: 'components-note',
  tags: ['stable', 'since-0.2.0'],
  component: Note,
  parameters: {
    usage: {
      when: 'Use it for a remark that most may pass over: where figures come from, what a list leaves out. What must be read before something is pressed is a Banner. It takes no focus.',
    },
  },
  render: (args, { globals }) => (
    <Note {...args}>{args.children ?? productTextsOf(globals).aircraftLead}</Note>
  ),
};
export default meta;
type Story = StoryObj<typeof Note>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { children: 'T90' } };
