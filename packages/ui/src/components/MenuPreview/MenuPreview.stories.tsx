import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLanguage } from '../../fixtures/language.ts';
import { cutoutOf } from '../../fixtures/product-pictures.tsx';
import { Figure } from '../Figure/index.ts';
import { MenuPreview } from './MenuPreview.tsx';

const meta: Meta<typeof MenuPreview> = {
  title: 'Navigation/MenuPreview',
  id: 'components-menupreview',
  tags: ['new', 'since-0.4.0'],
  component: MenuPreview,
  parameters: {
    usage: {
      when: 'What a code in the wide menu of a SiteHeader leads to, while it is pointed at or has the focus. It belongs into the free end of a column, and comes with the first opening. A model that is a link itself is a ProductPlate.',
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { code: 'M350PSDK' } };

export const Night: Story = { parameters: { picture: 'off' }, globals: { ground: 'night' } };
