import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { documentsOf } from '../../fixtures/documents.ts';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const itemsOf = (globals: Record<string, unknown>) =>
  documentsOf(globals).questions.map(({ key, question, answer }) => ({
    key,
    label: question,
    content: <p>{answer}</p>,
  }));

const meta: Meta<typeof Accordion> = {
  title: 'Text/Accordion',
  id: 'components-accordion',
  tags: ['new', 'since-0.4.0'],
  component: Accordion,
  parameters: {
    usage: {
      when: 'Use it for a list of headings of which a visitor needs one or two, such as product groups. For questions and their answers use Faq, which is made of it; for a single thing to unfold use Disclosure; for views of equal weight use Tabs.\n\nThey are native details: they work without script, a find in the page opens the item that holds the words, and paper shows all of it. A page may keep `value` itself.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves from label to label, and through what is open.'],
        ['Enter, Space', 'Opens the item; again, closes it. There are no arrow keys.'],
        ["The browser's search", 'Finds words in closed items and opens them, where the browser can.'],
      ],
    },
  },
  args: { onValueChange: fn() },
  render: (args, { globals }) => <Accordion {...args} items={itemsOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof Accordion>;

const partsOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('details')];
const openOf = (canvasElement: HTMLElement) => partsOf(canvasElement).map(({ open }) => open);
const press = (canvasElement: HTMLElement, item: number) =>
  partsOf(canvasElement)[item]!.querySelector('summary')!.click();

/** Each opens and closes by itself; each label is a heading inside what is pressed. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const [first, second] = itemsOf(globals);
    const headings = canvas.getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(
      itemsOf(globals).map(({ label }) => label),
    );
    press(canvasElement, 0);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([first!.key]));
    press(canvasElement, 1);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([first!.key, second!.key]));
    await expect(openOf(canvasElement)).toEqual([true, true, false]);
    press(canvasElement, 0);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([second!.key]));
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { exclusive: true, level: 2, size: 'field', rowHeight: 36 },
};

/** Opening one closes the other; tapped again it closes. */
export const Exclusive: Story = {
  parameters: { picture: 'off' },
  args: { exclusive: true },
  play: async ({ canvasElement }) => {
    press(canvasElement, 0);
    await expect(openOf(canvasElement)).toEqual([true, false, false]);
    press(canvasElement, 2);
    await waitFor(() => expect(openOf(canvasElement)).toEqual([false, false, true]));
    press(canvasElement, 2);
    await waitFor(() => expect(openOf(canvasElement)).toEqual([false, false, false]));
    press(canvasElement, 1);
  },
};

/** Lines of a fixed height, 36 px unless the page says otherwise. */
export const Rows: Story = {
  args: { size: 'row', exclusive: true },
  play: async ({ canvasElement }) => {
    await expect(partsOf(canvasElement).map(({ offsetHeight }) => offsetHeight)).toEqual([36, 36, 36]);
  },
};

export const RowHeight: Story = {
  args: { size: 'row', rowHeight: 48 },
  play: async ({ canvasElement }) => {
    await expect(partsOf(canvasElement).map(({ offsetHeight }) => offsetHeight)).toEqual([48, 48, 48]);
  },
};

/** A page that keeps the value decides: here it agrees to nothing. */
export const Refused: Story = {
  args: { value: [] },
  play: async ({ args, canvasElement, globals }) => {
    press(canvasElement, 1);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith([itemsOf(globals)[1]!.key]));
    await expect(openOf(canvasElement)).toEqual([false, false, false]);
  },
};

function Kept({ onValueChange, ...props }: AccordionProps) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <Accordion
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

/** A page that keeps the value, one at a time. */
export const Controlled: Story = {
  parameters: { picture: 'off' },
  args: { exclusive: true },
  render: (args, { globals }) => <Kept {...args} items={itemsOf(globals)} />,
  play: async ({ args, canvasElement, globals }) => {
    const [first, second] = itemsOf(globals);
    press(canvasElement, 0);
    await waitFor(() => expect(openOf(canvasElement)).toEqual([true, false, false]));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([first!.key]));
    press(canvasElement, 1);
    await waitFor(() => expect(openOf(canvasElement)).toEqual([false, true, false]));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([second!.key]);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const OpenAtFirst: Story = {
  tags: ['variants'],
  render: (args, { globals }) => (
    <Accordion {...args} items={itemsOf(globals)} defaultValue={[itemsOf(globals)[0]!.key]} />
  ),
};
