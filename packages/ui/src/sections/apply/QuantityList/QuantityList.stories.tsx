import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inLanguage } from '../../../fixtures/language.ts';
import { cutoutOf } from '../../../fixtures/product-pictures.tsx';
import { QuantityList, type QuantityListItem, type QuantityListProps } from './QuantityList.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      list: 'Models',
      light: 'Searchlight for the Matrice 350 class',
      voice: 'Megaphone',
      quantity: (code: string) => `How many ${code}`,
      fewer: (code: string) => `One ${code} less`,
      more: (code: string) => `One ${code} more`,
      remove: (code: string) => `Take ${code} out`,
    },
    zh: {
      list: '型号',
      light: '适用于 M350 级飞行器的探照灯',
      voice: '喊话器',
      quantity: (code) => `${code} 数量`,
      fewer: (code) => `${code} 减一件`,
      more: (code) => `${code} 加一件`,
      remove: (code) => `移除 ${code}`,
    },
  });

function itemsOf(globals: Record<string, unknown>): QuantityListItem[] {
  const t = textsOf(globals);
  return [
    { code: 'T90', detail: t.light, picture: cutoutOf('T90'), quantity: '2' },
    { code: 'H1T', detail: t.voice, picture: cutoutOf('H1T'), quantity: '1' },
  ];
}

function Worked({ items: given, onQuantityChange, onRemove, ...args }: QuantityListProps) {
  const [items, setItems] = useState(given);
  return (
    <QuantityList
      {...args}
      items={items}
      onQuantityChange={(code, quantity) => {
        onQuantityChange(code, quantity);
        setItems(items.map((item) => (item.code === code ? { ...item, quantity } : item)));
      }}
      onRemove={(code) => {
        onRemove(code);
        setItems(items.filter((item) => item.code !== code));
      }}
    />
  );
}

const meta: Meta<typeof QuantityList> = {
  title: 'Patterns/Apply/QuantityList',
  id: 'patterns-quantitylist',
  tags: ['!autodocs'],
  component: QuantityList,
  args: { max: 999, onQuantityChange: fn(), onRemove: fn() },
  render: (args, { globals }) => (
    <Worked
      aria-label={textsOf(globals).list}
      {...args}
      items={args.items ?? itemsOf(globals)}
      translations={textsOf(globals)}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof QuantityList>;

export const Default: Story = {};

/** Stepped and typed; it never steps below one, and what is no number stays until it is mended. */
export const Stepped: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { quantity, fewer, more } = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: more('T90') }));
    await expect(canvas.getByRole('textbox', { name: quantity('T90') })).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: fewer('H1T') }));
    await expect(canvas.getByRole('textbox', { name: quantity('H1T') })).toHaveValue('1');
    await userEvent.type(canvas.getByRole('textbox', { name: quantity('H1T') }), '2');
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith('H1T', '12');
  },
};

/** A row goes with its button; the keys go on from the list. */
export const Removed: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).remove('T90') }));
    await expect(args.onRemove).toHaveBeenCalledWith('T90');
    await expect(canvas.queryByText('T90')).toBeNull();
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
};

/** What was typed cannot be asked for. */
export const Invalid: Story = {
  render: (args, { globals }) => (
    <Worked
      aria-label={textsOf(globals).list}
      {...args}
      items={itemsOf(globals).map((item, index) =>
        index === 0 ? { ...item, quantity: '', invalid: true } : item,
      )}
      translations={textsOf(globals)}
    />
  ),
};
