import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLanguage } from '../../../../packages/ui/src/fixtures/language.ts';
import { handsAt } from '../bench/hands.ts';
import { wordsOf } from '../bench/in-language.ts';
import { sessionArgs } from '../bench/session-story.ts';
import { FirmwareUpgradeBench } from './FirmwareUpgradeBench.tsx';
import { firmwareUpgradeTexts } from './texts.ts';

const meta = {
  title: 'Flow bench/Firmware upgrade',
  tags: ['!autodocs'],
  args: { ...sessionArgs, rate: 1, baudRate: 115_200 },
  render: ({ session, rate, baudRate }, { globals, id }) => (
    <FirmwareUpgradeBench
      code={session}
      storyId={id}
      rate={rate}
      baudRate={baudRate}
      texts={wordsOf(globals).texts}
      own={inLanguage(globals, firmwareUpgradeTexts)}
    />
  ),
} satisfies Meta<{ session: string; rate: number; baudRate: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Works through to the moment when the file is sent. */
async function send({ press }: ReturnType<typeof handsAt>, file = 'S3MINI-3.1.7.ufw') {
  await press('portChosen', `fileChosen ${file}`, 'send');
}

/** All nine steps; the device comes back with the new version. */
export const Complete: Story = {
  args: { rate: 10 },
  parameters: { picture: 'off' },
  play: async (context) => {
    const hands = handsAt(context);
    await hands.seesIn('selectingPort');
    await send(hands);
    await hands.seesIn('complete');
    const { canvas, globals } = context;
    const { label } = wordsOf(globals).texts.progress;
    await expect(canvas.getByRole('progressbar', { name: label })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByText('restarted · firmware 3.1.7, proof: image')).toBeInTheDocument();
  },
};

/** The cable is pulled out while it sends; plugged in again, the device is found and the file sent again. */
export const Unplugged: Story = {
  tags: ['long'],
  // So slow that it is still sending when the hand is at the cable.
  args: { baudRate: 9600 },
  parameters: { picture: 'off' },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const own = inLanguage(globals, firmwareUpgradeTexts);
    const hands = handsAt(context);
    await send(hands);
    await hands.seesIn('writing.sending');
    const plugged = canvas.getByRole('switch', { name: own.plugged });
    await userEvent.click(plugged);
    await hands.seesIn('disconnected.whileWriting');
    await expect(canvas.getByText(/"code": "device-lost"/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'portChosen' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: own.time }), own.rate(10));
    await userEvent.click(plugged);
    await hands.seesIn('connected.ready');
    await hands.press('send');
    await hands.seesIn('complete');
  },
};

/** A fault that is ticked strikes the next upgrade; one that cannot be read is said to be none. */
export const Faulty: Story = {
  tags: ['long'],
  args: { rate: 10 },
  parameters: { picture: 'off' },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const own = inLanguage(globals, firmwareUpgradeTexts);
    const hands = handsAt(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'flash@40%' }));
    await send(hands);
    await hands.seesIn('failed.transfer');
    await expect(canvas.getByText(/"code": "verify-mismatch"/)).toBeInTheDocument();

    const more = canvas.getByRole('textbox', { name: own.more });
    await userEvent.type(more, 'flip@never');
    await hands.press(own.apply);
    await expect(more).toBeInvalid();
    await hands.seesIn('failed.transfer');
  },
};

/** An older version asks first; a damaged one is refused before anything is sent. */
export const Files: Story = {
  tags: ['long'],
  args: { rate: 10 },
  parameters: { picture: 'off' },
  play: async (context) => {
    const { canvas } = context;
    const hands = handsAt(context);
    await hands.press('portChosen', 'fileChosen S3MINI-3.1.7-damaged.ufw');
    await waitFor(() => expect(canvas.getByText(/"code": "file-crc"/)).toBeInTheDocument());
    await hands.press('fileChosen S3MINI-1.1.0-older.ufw');
    await hands.seesIn('connected.confirming');
    await hands.press('confirm');
    await hands.seesIn('connected.ready');
  },
};

/** A step back from the broken transfer stands at the press that began it, on the same device and file. */
export const OneStepBack: Story = {
  tags: ['long'],
  args: { rate: 10 },
  parameters: { picture: 'off' },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const hands = handsAt(context);
    const { count, stepBack } = wordsOf(globals).texts.session;
    const own = inLanguage(globals, firmwareUpgradeTexts);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'flash@40%' }));
    await send(hands);
    await hands.seesIn('failed.transfer');
    await hands.press(stepBack);
    await hands.seesIn('connected.ready');
    await expect(canvas.getByText(count(2))).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: own.time })).toHaveDisplayValue(own.rate(0));
    await expect(canvas.getByRole('checkbox', { name: 'flash@40%' })).toBeChecked();
  },
};

/** An upgrade as a scenario for the terminal; a port that is blocked by hand has no word there. */
export const AsScenario: Story = {
  tags: ['long'],
  args: { rate: 10 },
  parameters: { picture: 'off' },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const hands = handsAt(context);
    const { scenario, noWord } = wordsOf(globals).texts.exports;
    await hands.press('portChosen', 'fileChosen S3MINI-3.1.7-damaged.ufw');
    await waitFor(() => expect(canvas.getByText(/"code": "file-crc"/)).toBeInTheDocument());
    await userEvent.click(canvas.getByText(scenario));
    const code = await canvas.findByRole('figure', { name: scenario });
    await expect(code).toHaveTextContent(/damaged: \{ version: 3\.1\.7, .*damage: flip@49407 \}/);
    await expect(code).toHaveTextContent(/outcome: choosingFile/);
    await hands.press(wordsOf(globals).texts.startOver, 'portRefused policy-blocked');
    await expect(await canvas.findByText(noWord('portRefused policy-blocked'))).toBeVisible();
  },
};
