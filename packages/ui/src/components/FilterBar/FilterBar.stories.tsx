import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { megaphonesOf } from '../../fixtures/product-megaphones.ts';
import { FilterBar } from './FilterBar.tsx';

const counts = { M3E: 2, M4E: 2, M30: 2, M300: 3, M350: 4, M400: 4 };

const meta: Meta<typeof FilterBar> = {
  title: 'Navigation/FilterBar',
  id: 'components-filterbar',
  tags: ['stable', 'since-0.1.0'],
  component: FilterBar,
  args: { onValueChange: fn() },
  parameters: {
    usage: {
      when: 'Use it above a grid of at least six items that visitors narrow by one attribute and put in order. Counts say what a choice leaves, so that nobody ends at nothing. For the pages of one subject use TabStrip; for several attributes at once a CheckboxGroup; what has been chosen from the grid is shown by ChoiceBar.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves through the filters and on to the order.'],
        ['Enter, Space', 'Chooses the filter. The chosen one says so (`aria-pressed`).'],
        ['Arrow up, Arrow down', 'Changes the order in the list.'],
      ],
    },
    layout: 'fullscreen',
  },
  render: (args, { globals }) => {
    const texts = megaphonesOf(globals);
    return (
      <FilterBar
        sort={{ label: texts.sort, options: texts.sorts.map((label) => ({ value: label, label })) }}
        {...args}
        label={args.label ?? texts.byAircraft}
        options={
          args.options ?? [
            { value: 'all', label: texts.all, count: 8 },
            ...Object.entries(counts).map(([value, count]) => ({ value, label: value, count })),
          ]
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof FilterBar>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const option = canvas.getByRole('button', { name: /M350/ });
    await userEvent.click(option);
    await expect(option).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('M350');
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    label: 'T90',
    defaultValue: 'b',
    options: [
      { value: 'a', label: 'M300', count: 3 },
      { value: 'b', label: 'M350', count: 1200 },
    ],
  },
};

export const FirstChoice: Story = { tags: ['variants'], args: { defaultValue: 'M350' } };

/** More options than one line has room for beside the label, which then stands above. */
export const Wrap: Story = {
  render: (args, { globals }) => {
    const texts = megaphonesOf(globals);
    return (
      <FilterBar
        {...args}
        wrap
        label={texts.byAircraft}
        options={texts.lines.map((line) => ({ value: line, label: line, count: 2 }))}
      />
    );
  },
};

/** The choice stays as it is told from outside. */
export const Controlled: Story = {
  args: { value: 'M30' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /M400/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('M400');
    await waitFor(() => expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/M30/));
  },
};

/** The rarer filters lie in a list; the buttons keep one line. */
export const WithRest: Story = {
  render: (args, { globals }) => {
    const texts = megaphonesOf(globals);
    return (
      <FilterBar
        {...args}
        label={texts.byAircraft}
        options={[
          { value: 'all', label: texts.all, count: 8 },
          ...Object.entries(counts).map(([value, count]) => ({ value, label: value, count })),
        ]}
        rest={{
          label: texts.otherAircraft,
          options: ['M3D', 'EVOMAX', 'M200V2'].map((key) => ({ value: key, label: key, count: 1 })),
        }}
        sort={{ label: texts.sort, options: texts.sorts.map((label) => ({ value: label, label })) }}
      />
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: megaphonesOf(globals).otherAircraft });
    await userEvent.selectOptions(list, 'EVOMAX');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('EVOMAX');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /M350/ }));
    await expect(list).toHaveValue('');
  },
};

export const WithoutOrder: Story = { args: { sort: undefined } };
