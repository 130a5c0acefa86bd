import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Figure } from '../../../components/Figure/index.ts';
import { cutoutOf } from '../../../fixtures/product-pictures.tsx';
import { ScaledPicture } from './ScaledPicture.tsx';

const hundred = <Figure value={100} unit="mm" />;

const meta: Meta<typeof ScaledPicture> = {
  title: 'Patterns/Product/ScaledPicture',
  id: 'patterns-scaledpicture',
  tags: ['!autodocs'],
  component: ScaledPicture,
  args: { picture: cutoutOf('H1T'), acrossMm: 136, label: hundred },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <ScaledPicture {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof ScaledPicture>;

export const Default: Story = {};

/** A small thing is drawn small: its line is as long as that of the large one says. */
export const SmallAndLarge: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', maxInlineSize: 560, gap: 24 }}>
      <ScaledPicture picture={cutoutOf('H1T')} acrossMm={136} label={hundred} />
      <ScaledPicture picture={cutoutOf('H150T')} acrossMm={339} label={hundred} />
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByText('mm', { exact: false })
      .map((label) => label.closest('[aria-hidden]')?.getBoundingClientRect().width ?? 0);
    await expect(Math.max(...widths)).toBeGreaterThan(Math.min(...widths) * 1.5);
  },
};
