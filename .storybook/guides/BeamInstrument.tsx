import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    story: 'four-lamps',
    height: 1000,
    parts: [
      {
        name: 'Lamp at hand',
        selector: 'ul > li:nth-child(1)',
        text: 'A plate with its code, its line and its angle; its line is whole.',
      },
      {
        name: 'Lamp laid over',
        selector: 'ul > li:nth-child(2)',
        text: 'A line of its own pattern, and a button of 44 px that takes it away.',
      },
      {
        name: 'Limit',
        selector: 'p:has(> bdi)',
        text: 'How far a person is recognised; in the nearer half of the axis the words stand behind its line.',
      },
      {
        name: 'Beams',
        selector: 'svg[viewBox^="0 0 1000 "]',
        text: 'Each angle as it is; a drawing higher than 0.3 of its length is pressed together.',
      },
      {
        name: 'Distance',
        selector: 'input[type="range"]',
        text: 'A Slider from 10 m to 300 m; its axis begins at the lamp.',
      },
      {
        name: 'Readings',
        selector: 'dl',
        text: 'Four figures, each with what it means; those of other lamps below. Two columns at 1100 px and below.',
      },
    ],
  },
  pairs: [
    {
      rule: 'Light in words beside its figure',
      right: {
        show: (
          <p>
            Light on the axis <Figure value={27} unit="lx" />: a well-lit main road
          </p>
        ),
        why: 'Everybody has seen such a road.',
      },
      wrong: {
        show: (
          <p>
            Light on the axis <Figure value={27} unit="lx" />
          </p>
        ),
        why: 'Few know from a figure whether that is much.',
      },
    },
    {
      rule: 'The limit says what is seen there',
      right: {
        show: (
          <p>
            A person is recognised to <Figure value={250} unit="m" />
          </p>
        ),
        why: 'A task that a buyer can compare with their own.',
      },
      wrong: {
        show: (
          <p>
            Range <Figure value={250} unit="m" />
          </p>
        ),
        why: 'Light goes on behind it: nobody knows what ends there.',
      },
    },
  ],
  contract: [
    'The distance is a native range input; its value is read as distance, light, what that is like, and circle.',
    'The drawing and the picture of the lamp are hidden from assistive technology; the figures are a description list.',
    'What adds a lamp is a native list with a name; once a lamp is taken away, the focus is on the list of lamps.',
  ],
  related: [['Readings', 'the figures alone']],
  decisions: ['0046', '0055'],
};
export default guide;
