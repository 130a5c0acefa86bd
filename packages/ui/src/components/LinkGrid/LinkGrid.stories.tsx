import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cutoutOf } from '../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { FileIcon } from '../../icons/index.ts';
import { LinkGrid } from './LinkGrid.tsx';

const meta: Meta<typeof LinkGrid> = {
  title: 'Navigation/LinkGrid',
  id: 'components-linkgrid',
  tags: ['stable', 'since-0.2.0'],
  component: LinkGrid,
  parameters: {
    usage: {
      when: 'Use it for a dozen short links in columns, with or without an icon or a cut-out. Places with a reason each are a RelatedList, a few in one line a LinkLine.',
    },
  },
  render: (args, { globals }) => {
    const { megaphones, searchlights, droppers, flashingLights } = productTextsOf(globals);
    return (
      <LinkGrid
        {...args}
        items={
          args.items ??
          [megaphones, searchlights, droppers, flashingLights].map((label) => ({
            href: `#${label}`,
            label,
            icon: <FileIcon size={20} />,
          }))
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof LinkGrid>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { items: [{ href: '#T90', label: 'T90' }] } };

/** Ways on, from a dialog that closes when one is taken. */
export const Arrows: Story = {
  args: { variant: 'arrow', onFollow: fn() },
  render: (args, { globals }) => {
    const { megaphones, searchlights, droppers, flashingLights } = productTextsOf(globals);
    return (
      <LinkGrid
        {...args}
        items={[megaphones, searchlights, droppers, flashingLights].map((label, index) => ({
          href: `#${index}`,
          label,
        }))}
      />
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    const [first] = canvas.getAllByRole('link');
    await userEvent.click(first!);
    await expect(args.onFollow).toHaveBeenCalledOnce();
    first!.blur();
  },
};

/** Families, each under the cut-out of one of its models. */
export const Pictured: Story = {
  args: { variant: 'pictured' },
  render: (args, { globals }) => {
    const { megaphones, searchlights, droppers, flashingLights } = productTextsOf(globals);
    return (
      <LinkGrid
        {...args}
        items={(
          [
            [megaphones, 'H1T'],
            [searchlights, 'T90'],
            [droppers, 'PT4'],
            [flashingLights, 'S3mini'],
          ] as const
        ).map(([label, code]) => ({ href: `#${code}`, label, icon: cutoutOf(code) }))}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { searchlights } = productTextsOf(globals);
    await expect(canvas.getByRole('link', { name: searchlights })).toHaveAttribute('href', '#T90');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
