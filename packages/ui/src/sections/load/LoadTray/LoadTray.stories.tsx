import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { benchTextsOf, trayOf } from '../../../fixtures/load-bench.tsx';
import { LoadTray } from './LoadTray.tsx';

const meta: Meta<typeof LoadTray> = {
  title: 'Patterns/Load/LoadTray',
  id: 'patterns-loadtray',
  tags: ['!autodocs'],
  component: LoadTray,
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
