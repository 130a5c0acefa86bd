import { Button } from '../../packages/ui/src/components/Button/index.ts';
import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import { Stack } from '../../packages/ui/src/components/Stack/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    story: 'street',
    parts: [
      {
        name: 'Places',
        selector: 'fieldset',
        text: 'Radio buttons of 44 px, each with the level of its noise; the first is the quietest.',
      },
      {
        name: 'Order to hear',
        selector: 'button[aria-describedby]',
        text: 'There where an order is given: it plays and stops it; the words beside it say to turn the volume down first.',
      },
      {
        name: 'Limit',
        selector: 'p:has(> bdi)',
        text: 'To where an order is understood; in the quietest place that is the reach of the data sheet.',
      },
      {
        name: 'Level',
        selector: 'svg[viewBox="0 0 1000 260"]',
        text: 'The curve of the voice over the noise; filled where an order is understood.',
      },
      {
        name: 'Distance',
        selector: 'input[type="range"]',
        text: 'A Slider from 1 m; its axis ends at least a quarter beyond the reach.',
      },
      {
        name: 'Readings',
        selector: 'dl',
        text: 'Level, noise, the difference and the limit; two columns at 1100 px and below.',
      },
    ],
  },
  pairs: [
    {
      rule: 'What becomes of the order, beside its decibels',
      right: {
        show: (
          <p>
            Voice over noise <Figure value={8.1} digits={1} signed unit="dB" />: heard, but words are lost
          </p>
        ),
        why: 'It says whether people will do what they are told.',
      },
      wrong: {
        show: (
          <p>
            Voice over noise <Figure value={8.1} digits={1} signed unit="dB" />
          </p>
        ),
        why: 'Louder than the noise reads like understood.',
      },
    },
    {
      rule: 'A warning before the sound',
      right: {
        show: (
          <Stack align="start">
            <Button size="toolbar">Hear it</Button>
            <p>Turn the volume down first.</p>
          </Stack>
        ),
        why: 'It is read with the button, before anything sounds.',
      },
      wrong: {
        show: (
          <Stack align="start">
            <Button size="toolbar">Hear it</Button>
          </Stack>
        ),
        why: 'Whoever wears headphones learns too late that it is loud.',
      },
    },
  ],
  contract: [
    'The places are radio buttons in a group with a visible name.',
    'The distance is a native range input; its value is read as distance, level, difference and verdict.',
    'Nothing sounds before a press. The warning describes the button, and the words of the order are a status while it sounds.',
    'The drawing is hidden from assistive technology; the figures are a description list.',
  ],
  related: [
    ['BeamInstrument', 'light at a distance'],
    ['FootprintInstrument', 'light and voice on the ground, by the height'],
    ['Transcript', 'the words of a film or a recording'],
  ],
  decisions: ['0046', '0055'],
};
export default guide;
