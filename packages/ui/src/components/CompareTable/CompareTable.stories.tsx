import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { compareTextsOf } from '../../fixtures/product-compare.ts';
import { comparisonOf } from '../../fixtures/product-comparison.tsx';
import { Link } from '../Link/index.ts';
import { Switch } from '../Switch/index.ts';
import { CompareTable } from './CompareTable.tsx';

const meta: Meta<typeof CompareTable> = {
  title: 'Product/CompareTable',
  id: 'components-comparetable',
  tags: ['stable', 'since-0.1.0'],
  component: CompareTable,
  args: { onRemove: fn(), onFoldedChange: fn() },
  parameters: {
    usage: {
      when: "Two to four models of one family, side by side. All rows are shown by default; equal ones fold on request, a group at a time or all with `differencesOnly`. A difference is marked by icon and word. The best figure is marked only where more or less is better in the field; a tie has no best. With `family` and `onSwap` a column's list exchanges its model; choosing one that is already shown lets the two change places. The header sticks and shrinks to picture and code. At 1100 px and below the label stands above its values and all models stay in view, without sideways scroll; on phones the header holds no controls, so the page offers the models above the table. Long texts wrap in their cell, a number never leaves its unit. Printed it is one A4 sheet. For one model use SpecificationTable; for bars of one figure CompareGrid.",
      keyboard: [
        [
          'Tab, Shift + Tab',
          'Through each model: its link, its list, its remove button. Then through the fold buttons.',
        ],
        ['Arrow up, Arrow down', 'In a list: exchanges the model of the column.'],
        [
          'Enter, Space',
          'Removes a model, after which the focus is on the model that took its place; or folds and unfolds the equal rows of a group.',
        ],
      ],
    },
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--pl-page-margin)', paddingBlock: 32 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const texts = compareTextsOf(globals);
    return (
      <CompareTable
        corner={
          <>
            <p>{texts.chosen(4)}</p>
            <Link href="#change">{texts.change}</Link>
          </>
        }
        {...args}
        {...comparisonOf(globals)}
        caption={texts.caption}
        translations={texts.table}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof CompareTable>;

/** Marked by icon and word: where the models differ, and the best figure where more or less is better. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { table } = compareTextsOf(globals);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getAllByText(table.highest)).toHaveLength(3);
    await expect(canvas.getAllByText(table.lowest)).toHaveLength(2);
    await expect(canvas.getAllByText(table.same)).toHaveLength(3);
    const fold = canvas.getAllByRole('button', { name: table.fold(1) });
    await expect(fold).toHaveLength(3);
    await userEvent.click(fold[0]!);
    await expect(canvas.getAllByText(table.same)).toHaveLength(2);
    await expect(args.onFoldedChange).toHaveBeenLastCalledWith(['voice']);
    await expect(fold[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByText(table.same)).toHaveLength(3);
    await expect(args.onFoldedChange).toHaveBeenLastCalledWith([]);
  },
};

export const Playground: Story = { tags: ['!test'], args: { differencesOnly: true, defaultFolded: [] } };

/** Equal rows of two groups are folded; each unfolds in its place. */
export const Folded: Story = { args: { defaultFolded: ['voice', 'body'] } };

/** The fold stays as it is told from outside. */
export const Controlled: Story = {
  args: { folded: ['voice'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { table, cloud } = compareTextsOf(globals);
    const button = canvas.getByRole('button', { name: table.folded(1, [cloud]) });
    await userEvent.click(button);
    await expect(args.onFoldedChange).toHaveBeenLastCalledWith([]);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A switch folds the equal rows of all groups and says which. */
export const DifferencesOnly: Story = {
  render: function DifferencesOnly(args, context) {
    const texts = compareTextsOf(context.globals);
    const [on, setOn] = useState(true);
    return (
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <Switch label={texts.differencesOnly} checked={on} onCheckedChange={setOn} />
        <CompareTable
          {...args}
          {...comparisonOf(context.globals)}
          style={{ inlineSize: '100%' }}
          caption={texts.caption}
          translations={texts.table}
          differencesOnly={on}
        />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText(compareTextsOf(globals).table.same)).toBeNull();
  },
};

const onAdd = fn();

/** With room for other models: an empty plate for each, which adds it. */
export const Two: Story = {
  render: (args, { globals }) => {
    const texts = compareTextsOf(globals);
    const { models, groups } = comparisonOf(globals);
    return (
      <CompareTable
        {...args}
        caption={texts.caption}
        models={models.slice(0, 2)}
        groups={groups}
        corner={<p>{texts.chosen(2)}</p>}
        add={models
          .slice(2)
          .map(({ key, code }) => ({ key, label: texts.add(code), onAdd: () => onAdd(key) }))}
        translations={texts.table}
      />
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { table, add } = compareTextsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: add('H150T') }));
    await expect(onAdd).toHaveBeenLastCalledWith('H150T');
    // On phones there is no room for these: there, models are changed above the table.
    const remove = canvas.queryByRole('button', { name: table.remove('H10T') });
    if (!remove) return;
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenLastCalledWith('H10T');
  },
};

/** One model differs from nothing, and nothing is marked. */
export const One: Story = {
  render: (args, { globals }) => {
    const texts = compareTextsOf(globals);
    const { models, groups } = comparisonOf(globals);
    return (
      <CompareTable
        {...args}
        onRemove={undefined}
        caption={texts.caption}
        models={models.slice(0, 1)}
        groups={groups}
        translations={texts.table}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { table } = compareTextsOf(globals);
    await expect(canvas.queryByText(table.differs)).toBeNull();
    await expect(canvas.queryByText(table.highest)).toBeNull();
  },
};

/** The list over a column exchanges its model; one that is shown already changes places with it. */
export const Swap: Story = {
  render: function Swap(args, { globals }) {
    const texts = compareTextsOf(globals);
    const { models, groups } = comparisonOf(globals);
    const [shown, setShown] = useState(['H1T', 'H10T', 'H150S']);
    const swap = (key: string, other: string) =>
      setShown(shown.map((code) => (code === key ? other : code === other ? key : code)));
    return (
      <CompareTable
        {...args}
        caption={texts.caption}
        models={shown.flatMap((code) => models.filter(({ key }) => key === code))}
        groups={groups}
        family={models}
        onSwap={swap}
        onRemove={(code) => setShown(shown.filter((other) => other !== code))}
        corner={<p>{texts.chosen(shown.length)}</p>}
        translations={texts.table}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { table } = compareTextsOf(globals);
    const shown = () => canvas.getAllByRole('columnheader').map((header) => header.getAttribute('abbr'));
    const list = canvas.queryByRole('combobox', { name: table.swap('H1T') });
    if (!list) return;
    await userEvent.selectOptions(list, 'H150T');
    await expect(shown()).toEqual(['H150T', 'H10T', 'H150S']);
    await expect(canvas.getByRole('combobox', { name: table.swap('H150T') })).toBe(list);
    await userEvent.selectOptions(list, 'H150S');
    await expect(shown()).toEqual(['H150S', 'H10T', 'H150T']);
    await userEvent.click(canvas.getByRole('button', { name: table.remove('H150T') }));
    await expect(shown()).toEqual(['H150S', 'H10T']);
    await expect(canvas.getByRole('link', { name: 'H10T' })).toHaveFocus();
  },
};

/** Scrolled: pictures and codes stay in view. */
export const Stuck: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { defaultView: view } = canvasElement.ownerDocument;
    view!.scrollTo(0, 700);
    const table = canvas.getByRole('table').parentElement!;
    await waitFor(() => expect(table).toHaveAttribute('data-state', 'stuck'));
    const code = canvas.getByRole('link', { name: 'H150T' }).getBoundingClientRect();
    await expect(code.top).toBeGreaterThanOrEqual(0);
    await expect(code.bottom).toBeLessThan(120);
  },
};

/** In 320 px and with longer words all four stay in view; nothing scrolls sideways. */
export const LongTexts: Story = {
  globals: { language: 'long', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
