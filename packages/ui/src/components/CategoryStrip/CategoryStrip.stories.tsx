import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { categoriesOf } from '../../fixtures/product-home.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { CategoryStrip } from './CategoryStrip.tsx';

const meta: Meta<typeof CategoryStrip> = {
  component: CategoryStrip,
  args: { onClick: fn((event) => event.preventDefault()) },
  parameters: {
    usage: {
      when: 'Use it once, on the home page, for the families of products: each plate leads to a page. Where there is no room it scrolls and can be dragged by mouse; the end of a drag is never a click. For pages of one subject use TabStrip.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves from plate to plate and brings each into view.'],
        ['Enter', 'Opens the family.'],
        ['Drag', 'Scrolls the strip where it has no room.'],
      ],
    },
    layout: 'fullscreen',
  },
  render: (args, { globals }) => (
    <div style={{ paddingInline: 'var(--pl-page-margin)' }}>
      <CategoryStrip
        {...args}
        label={args.label ?? productTextsOf(globals).categories}
        items={args.items ?? categoriesOf(globals)}
      />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof CategoryStrip>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'T90' } };

/** As on a phone: the strip scrolls, and is dragged by mouse too; the end of a drag is no click. */
export const Dragged: Story = {
  decorators: [
    (Story) => (
      // Narrow enough that the seven plates have no room at any width of the view.
      <div style={{ inlineSize: 320, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getAllByRole('link')[1]!;
    const press = { target: link, keys: '[MouseLeft>]', coords: { clientX: 200, clientY: 40 } };
    await userEvent.pointer([
      press,
      { target: link, coords: { clientX: 140, clientY: 42 } },
      { target: link, keys: '[/MouseLeft]', coords: { clientX: 140, clientY: 42 } },
    ]);
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.pointer([
      press,
      { target: link, coords: { clientX: 202, clientY: 40 } },
      { target: link, keys: '[/MouseLeft]', coords: { clientX: 202, clientY: 40 } },
    ]);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
