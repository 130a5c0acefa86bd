import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Figure } from '../../../components/Figure/index.ts';
import { inLanguage } from '../../../fixtures/language.ts';
import { cutoutOf } from '../../../fixtures/product-pictures.tsx';
import { MenuPreview } from './MenuPreview.tsx';

const meta: Meta<typeof MenuPreview> = {
  title: 'Patterns/Frame/MenuPreview',
  id: 'patterns-menupreview',
  tags: ['!autodocs'],
  component: MenuPreview,
  args: { code: 'T90', picture: cutoutOf('T90') },
  render: (args, { globals }) => (
    <MenuPreview
      {...args}
      figure={{
        label: inLanguage(globals, { en: { text: 'Luminous flux' }, zh: { text: '光通量' } }).text,
        value: <Figure value={13_000} unit="lm" size="card" />,
      }}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof MenuPreview>;

/** To be looked at: the link beside it says all of it to a screen reader. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('T90')).toBeVisible());
    await expect(canvas.getByText('T90').closest('[aria-hidden="true"]')).not.toBeNull();
  },
};
