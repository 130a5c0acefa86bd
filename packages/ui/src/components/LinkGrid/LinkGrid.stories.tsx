import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
      when: 'Use it for a dozen short links in columns, with or without an icon. Places with a reason each are a RelatedList, a few in one line a LinkLine.',
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

export const Playground: Story = { args: { items: [{ href: '#T90', label: 'T90' }] } };

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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongTexts: Story = { globals: { language: 'long' } };

export const Chinese: Story = { globals: { language: 'zh' } };
