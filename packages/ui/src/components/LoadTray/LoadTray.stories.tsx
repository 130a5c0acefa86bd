import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { benchTextsOf, trayOf } from '../../fixtures/load-bench.tsx';
import { LoadTray } from './LoadTray.tsx';

const meta: Meta<typeof LoadTray> = {
  title: 'Measurement/LoadTray',
  id: 'components-loadtray',
  tags: ['new', 'since-0.4.0'],
  component: LoadTray,
  parameters: {
    usage: {
      when: 'All that an aircraft can carry, to hang from: a tile each with what it weighs and whether it hangs, may hang, or why not. What is refused keeps its place. Above it lies the drawing of a LoadBench; a family without a bench is a ProductGrid.',
      keyboard: [
        ['Tab, Shift + Tab', 'From product to product: its page, then its choice.'],
        ['Space', 'Hangs it, or takes it off.'],
      ],
    },
  },
  args: { onHangingChange: fn() },
  render: (args, { globals }) => (
    <LoadTray
      {...args}
      items={args.items ?? trayOf(globals, ['T90', 'H150T', 'S3mini'])}
      translations={benchTextsOf(globals).tray}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof LoadTray>;

/** What hangs is ticked, what may hang can be, what does not fit says why. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { hang, hanging, taken, named } = benchTextsOf(globals).tray;
    await expect(canvas.getByRole('checkbox', { name: `${hanging} ${named('T90')}` })).toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: /T80/ })).toBeNull();
    await expect(canvas.getByText(taken)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: `${hang} ${named('PT4')}` }));
    await expect(args.onHangingChange).toHaveBeenCalledWith('PT4', true);
    await userEvent.click(canvas.getByRole('checkbox', { name: `${hanging} ${named('T90')}` }));
    await expect(args.onHangingChange).toHaveBeenCalledWith('T90', false);
  },
};

export const Playground: Story = { tags: ['!test'], args: { 'aria-label': 'M350' } };

/** The whole tile can be pressed, but for the code, which leads to the product. */
export const WholeTile: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tile = canvas.getByRole('link', { name: /^T40S/ }).closest('li')!;
    const { left, top, width } = tile.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + 20);
    await userEvent.click(hit!);
    await expect(args.onHangingChange).toHaveBeenCalledWith('T40S', true);
  },
};
