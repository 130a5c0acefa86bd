import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotFound, type NotFoundProps } from '../components/NotFound/index.ts';
import { frameOf } from '../fixtures/index.ts';
import { PageFrame } from './PageFrame.tsx';
import { expectWholePage, inPocket, onPhone, pageParameters } from './page.ts';

type Args = Pick<NotFoundProps, 'onElapsed'>;

const meta: Meta<Args> = {
  title: 'Patterns/PageNotFound',
  parameters: {
    ...pageParameters,
    usage: {
      when: 'An address that holds nothing, in the frame of every page: the menu and the footer still lead on.',
      keyboard: [['Tab', 'Past the menu to the way home and to “Stay here”.']],
    },
  },
  globals: { ground: 'night' },
  args: { onElapsed: fn() },
  render: (args, { globals }) => (
    <PageFrame globals={globals} theme="night" overlay>
      <NotFound {...args} {...frameOf(globals).notFound} />
    </PageFrame>
  ),
};
export default meta;
type Story = StoryObj<Args>;

/** The visitor stays: nobody is taken anywhere, and the focus is on the way home. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const { home, translations } = frameOf(globals).notFound;
    await userEvent.click(await canvas.findByRole('button', { name: translations.stop }));
    await expect(canvas.getByRole('link', { name: home.label })).toHaveFocus();
    await expect(args.onElapsed).not.toHaveBeenCalled();
    await expectWholePage({ canvasElement });
  },
};

export const Chinese: Story = { ...Default, globals: { language: 'zh' } };

export const Phone: Story = { ...Default, globals: onPhone };

export const Narrow: Story = { ...Default, globals: inPocket };
