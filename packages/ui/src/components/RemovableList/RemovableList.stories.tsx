import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inLanguage } from '../../fixtures/language.ts';
import { FileSize } from '../FileSize/index.ts';
import { Time } from '../Time/index.ts';
import { RemovableList, type RemovableListProps } from './RemovableList.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      manual: 'T90 user manual',
      firmware: 'S3mini firmware 2.4.1',
      age: 'kept yesterday',
      remove: (title: string) => `Remove ${title}`,
    },
    zh: {
      manual: 'T90 用户手册',
      firmware: 'S3mini 固件 2.4.1',
      age: '昨天保存',
      remove: (title) => `移除 ${title}`,
    },
  });

function itemsOf(globals: Record<string, unknown>): RemovableListProps['items'] {
  const { manual, firmware, age } = textsOf(globals);
  const facts = (bytes: number) => (
    <>
      <Time dateTime="2026-05-31">{age}</Time>
      <FileSize bytes={bytes} rough />
    </>
  );
  return [
    { key: 'manual', href: '#manual', title: manual, facts: facts(2_400_000) },
    { key: 'firmware', href: '#firmware', title: firmware, facts: facts(310_000) },
  ];
}

const meta: Meta<typeof RemovableList> = {
  title: 'Forms/RemovableList',
  id: 'components-removablelist',
  tags: ['stable', 'since-0.3.0'],
  component: RemovableList,
  args: { onRemove: fn(async () => {}) },
  parameters: {
    usage: {
      when: 'Use it for what a visitor has kept and can take away again without being asked: it is quickly had anew. What cannot be had anew asks in a Dialog first. An empty list is an EmptyResult.',
      keyboard: [
        ['Enter', 'On a title: goes there.'],
        ['Enter, Space', 'On a bin: removes the row; the focus goes to the list.'],
      ],
    },
  },
  render: function Render(args, { globals }) {
    const [gone, setGone] = useState<readonly string[]>([]);
    const items = (args.items ?? itemsOf(globals)).filter(({ key }) => !gone.includes(key));
    return (
      <RemovableList
        {...args}
        items={items}
        translations={{ remove: textsOf(globals).remove }}
        onRemove={async (key) => {
          await args.onRemove(key);
          setGone([...gone, key]);
        }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof RemovableList>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { items: [{ key: 'T90', href: '#T90', title: 'T90', facts: <span>1 MB</span> }] },
};

/** A row goes with its button; the keys go on from the list. */
export const Removed: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { manual, remove } = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: remove(manual) }));
    await waitFor(() => expect(canvas.queryByText(manual)).toBeNull());
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith('manual');
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
