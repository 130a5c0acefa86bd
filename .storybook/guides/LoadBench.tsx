import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import { WeightBar } from '../../packages/ui/src/components/WeightBar/index.ts';
import type { Guide } from '../docs/guide.ts';

const heavy = {
  limitG: 2730,
  parts: [
    { key: 'T90', name: 'T90', weightG: 845, isCode: true },
    { key: 'H150T', name: 'H150T', weightG: 980, isCode: true },
    { key: 'T80', name: 'T80', weightG: 760, isCode: true },
    { key: 'PT4', name: 'PT4', weightG: 395, isCode: true },
  ],
};
const words = { weight: 'Weight', limit: 'of', left: 'leaves', full: 'to the gram' };

const guide: Guide = {
  anatomy: {
    height: 1470,
    parts: [
      {
        name: 'Drawing',
        selector: 'figure',
        text: 'A PayloadDrawing; beside the measures, or above them at 1100 px and below.',
      },
      {
        name: 'Payload',
        selector: 'figure li button',
        text: 'Its code is a button that takes it off.',
      },
      {
        name: 'Weight',
        selector: 'div:has(> dl)',
        text: 'A WeightBar: the sum, the limit, what is left, and each part.',
      },
      {
        name: 'Taken port',
        selector: 'li[data-state="taken"]',
        text: 'What is plugged in, and the watts it draws of those there are.',
      },
      {
        name: 'Free port',
        selector: 'li[data-state="free"]',
        text: 'The word, and the watts it gives; ports stand two in a row, four from 400 px of room.',
      },
      {
        name: 'Actions',
        selector: 'div:has(> button + button)',
        text: 'What can be done with the set; not printed.',
      },
    ],
  },
  pairs: [
    {
      rule: 'Too heavy says by how much',
      right: {
        show: <WeightBar {...heavy} translations={{ ...words, over: 'too heavy by' }} />,
        why: 'It is plain what has to come off.',
      },
      wrong: {
        show: <WeightBar {...heavy} translations={words} />,
        why: 'A figure without a word is read as what is left.',
      },
    },
    {
      rule: 'Ports one by one',
      right: {
        show: (
          <ul>
            <li>
              E-Port: T90, <Figure value={90} /> of <Figure value={96} unit="W" />
            </li>
            <li>
              Gimbal port 1: free, <Figure value={68} unit="W" />
            </li>
          </ul>
        ),
        why: 'What still fits depends on which port is free.',
      },
      wrong: {
        show: <p>Ports: 1 of 2 free</p>,
        why: 'Nobody can tell whether a lamp of 90 W still has a port.',
      },
    },
  ],
  contract: [
    'The plan has a text alternative; each payload is a button whose name says that it takes it off.',
    'Bars are hidden from assistive technology: their figures are text, and the weights a description list.',
    'It announces nothing itself: the page says in a LiveStatus what is left.',
  ],
  related: [
    ['LoadTray', 'what may hang, below the bench'],
    ['Combination', 'a set that is only told of'],
    ['LoadInstrument', 'one load and all aircraft that lift it'],
    ['WeightBar', 'the weight alone'],
  ],
  decisions: ['0056'],
};
export default guide;
