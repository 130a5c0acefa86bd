import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { litParts } from '../../../fixtures/paints.ts';
import { places, voiceOf, voiceTextsOf } from '../../../fixtures/voice-instrument.ts';
import { pause, schedule } from './hear.ts';
import { rmsOf } from './noise.ts';
import { VoiceInstrument } from './VoiceInstrument.tsx';

const meta: Meta<typeof VoiceInstrument> = {
  title: 'Patterns/Product/VoiceInstrument',
  id: 'patterns-voiceinstrument',
  tags: ['!autodocs'],
  component: VoiceInstrument,
  args: { levelAt: voiceOf(114), reach: 300, places, margins: { understood: 15, heard: 3 } },
  render: (args, { globals }) => {
    const { order, ...translations } = voiceTextsOf(globals);
    return <VoiceInstrument order={order} {...args} translations={translations} />;
  },
};
export default meta;
type Story = StoryObj<typeof VoiceInstrument>;

/** In a quiet field the range of the data sheet holds; on a street an order of 114 dB is lost far earlier. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { distance, places: names, spoken, verdicts } = voiceTextsOf(globals);
    const slider = canvas.getByRole('slider', { name: distance });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      spoken({ distance: '100', level: '73.1', over: '26.1', verdict: verdicts.understood }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(names.street) }));
    await expect(canvas.getByText(verdicts.heard)).toBeVisible();
    await fireEvent.change(slider, { target: { value: '300' } });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      spoken({ distance: '300', level: '61.8', over: '−3.2', verdict: verdicts.lost }),
    );
    await expect(canvas.getByText(verdicts.lost)).toBeVisible();
    await expect(
      litParts(canvasElement.querySelector('svg[preserveAspectRatio="none"]')!.parentElement!),
    ).toBe(0);
  },
};

/** The file is no sound: it is said, and the press can be repeated. */
export const OrderMissing: Story = {
  args: { order: { src: 'data:audio/mpeg;base64,AAAA', words: '' } },
  play: async ({ canvas, globals, userEvent }) => {
    const { hear, failed } = voiceTextsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: hear }));
    await expect(await canvas.findByText(failed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: hear })).toBeVisible();
  },
};

/** Voice and noise as they are played differ by what is shown, in every place and at every distance. */
export const TrueDifference: Story = {
  parameters: { picture: 'off' },
  play: async ({ globals, step }) => {
    const file = await fetch(voiceTextsOf(globals).order.src);
    const rate = 44_100;
    const data = await file.arrayBuffer();
    const order = await new OfflineAudioContext(1, 1, rate).decodeAudioData(data);
    for (const { key: place, noise } of places) {
      for (const distance of [50, 100, 300]) {
        await step(`${place} at ${distance} m`, async () => {
          const over = voiceOf(114)(distance) - noise;
          const length = Math.ceil((order.duration + 2 * pause) * rate);
          const context = new OfflineAudioContext(2, length, rate);
          const outputs = await schedule(context, order, { place, distance, over });
          const merger = new ChannelMergerNode(context, { numberOfInputs: 2 });
          outputs.voice.connect(merger, 0, 0);
          outputs.noise.connect(merger, 0, 1);
          merger.connect(context.destination);
          const rendered = await context.startRendering();
          // While the order is spoken.
          const [from, to] = [pause * rate, (pause + order.duration) * rate];
          const [voiceLevel = 0, noiseLevel = 0] = [0, 1].map(
            (channel) => 20 * Math.log10(rmsOf(rendered.getChannelData(channel).subarray(from, to))),
          );
          await expect(Math.abs(voiceLevel - noiseLevel - over)).toBeLessThan(0.5);
        });
      }
    }
  },
};
