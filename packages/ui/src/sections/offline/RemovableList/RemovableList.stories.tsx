import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { FileSize } from '../../../components/FileSize/index.ts';
import { Time } from '../../../components/Time/index.ts';
import { inLanguage } from '../../../fixtures/language.ts';
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
  title: 'Patterns/Offline/RemovableList',
  id: 'patterns-removablelist',
  tags: ['!autodocs'],
  component: RemovableList,
  args: { onRemove: fn(async () => {}) },
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
