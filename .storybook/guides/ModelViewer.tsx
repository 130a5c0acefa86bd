import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    story: 'playground',
    parts: [
      {
        name: 'Model',
        selector: '[role="application"]',
        text: 'Laid over its picture, and seen once it has been drawn; a finger that goes up or down still scrolls the page.',
      },
      {
        name: 'Lamps',
        selector: '[role="application"] ~ div button[aria-pressed="true"]',
        text: 'There where something of the model shines; on at first, as in the picture.',
      },
      {
        name: 'Millimetres',
        selector: '[role="application"] ~ div button[aria-pressed="false"]',
        text: 'Lays rulers along the model; off at first.',
      },
      {
        name: 'Way back',
        selector: '[role="application"] ~ div button:last-child',
        text: 'The picture again, as Escape; 44 px, as every tool.',
      },
      {
        name: 'Instructions',
        selector: '[role="application"] ~ p',
        text: 'How hands and keys work it; not seen at 768 px and below.',
      },
    ],
  },
  contract: [
    'An application with a name, a role in words and its instructions as description; it cannot be reached before it is shown.',
    'The focus goes to it once it is shown, unless it has gone elsewhere; on the way back it returns to what had it before.',
    'Each key that turns it is answered by a status with direction, elevation and size; another says that it loads, has failed or cannot be drawn.',
    'Lamps and millimetres are buttons with aria-pressed.',
  ],
  related: [['Picture', 'what is seen before, and where no model can be drawn']],
  decisions: ['0051'],
};
export default guide;
