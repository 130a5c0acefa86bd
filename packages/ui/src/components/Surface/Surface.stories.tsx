import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../fixtures/index.ts';
import { Surface } from './Surface.tsx';

const meta = { component: Surface, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { register: 'night', as: 'section' },
  render: (args, { globals }) => (
    <Surface {...args}>
      <p>{textsOf(globals).sentence}</p>
    </Surface>
  ),
};

/** A sheet inside a night page, and night again inside the sheet: the registers nest. */
export const Nested: Story = {
  args: { register: 'night' },
  render: (args, { globals }) => (
    <Surface {...args}>
      <p>{textsOf(globals).sentence}</p>
      <Surface register="sheet" as="section">
        <p>{textsOf(globals).sentence}</p>
        <Surface register="night" as="aside">
          <p>{textsOf(globals).sentence}</p>
        </Surface>
      </Surface>
    </Surface>
  ),
};
