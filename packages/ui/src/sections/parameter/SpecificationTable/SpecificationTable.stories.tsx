import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { specificationOf } from '../../../fixtures/product-specification.tsx';
import { stageTextsOf } from '../../../fixtures/product-stage.ts';
import { SpecificationTable } from './SpecificationTable.tsx';

const meta: Meta<typeof SpecificationTable> = {
  title: 'Patterns/Parameter/SpecificationTable',
  id: 'patterns-specificationtable',
  tags: ['!autodocs'],
  component: SpecificationTable,
  render: (args, { globals }) => (
    <SpecificationTable
      {...args}
      caption={args.caption ?? stageTextsOf(globals).parameters}
      groups={args.groups ?? specificationOf(globals)}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof SpecificationTable>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(15);
    await expect(canvas.getAllByRole('cell')).toHaveLength(15);
  },
};

/** Labels that lead somewhere: their target is as high as the row. */
export const Linked: Story = {
  args: {
    groups: [
      {
        key: 'fits',
        label: 'T90',
        rows: ['M300', 'M350', 'M400'].map((key) => ({ key, label: key, href: `#${key}`, value: 'IP54' })),
      },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'M350' });
    const { left, top, bottom } = link.closest('tr')!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(link);
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(link);
  },
};
