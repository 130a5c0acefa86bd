import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { serviceOf } from '../fixtures/service.ts';
import { uploadOf } from '../fixtures/upload.ts';
import { RepairPage } from './Forms.tsx';
import { expectWholePage, inPocket, onPhone, pageParameters } from './page.ts';

const meta: Meta = {
  title: 'Patterns/Repair',
  parameters: {
    ...pageParameters,
    usage: {
      when: 'A request that takes more than one sitting: where it stands in the whole process, the draft that is kept, uploads that keep their place while their state changes, and beside it what must be known before the device is sent.',
      keyboard: [['Tab', 'Through the fields, then through each file’s button.']],
    },
  },
  globals: { ground: 'sheet' },
  render: (_args, { globals }) => <RepairPage globals={globals} />,
};
export default meta;
type Story = StoryObj;

/** The four steps of the process, the second at hand. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { steps } = serviceOf(globals).repair;
    const current = canvasElement.querySelector('[aria-current="step"]');
    await expect(current).toHaveTextContent(steps[1]?.label ?? '');
    await expect(canvas.getByText(uploadOf(globals).translations.count(3, 9))).toBeVisible();
    await expectWholePage({ canvasElement });
  },
};

export const Chinese: Story = { globals: { language: 'zh' } };

/** A file is taken out; the others keep their state. */
export const Removed: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { translations } = uploadOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: translations.removeFile('lamp-front.jpg') }));
    await expect(canvas.getByText(translations.count(2, 9))).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: translations.progress('flight-0214.mp4') }),
    ).toBeVisible();
  },
};

export const Phone: Story = { globals: onPhone, play: expectWholePage };

export const Narrow: Story = { globals: inPocket, play: expectWholePage };
