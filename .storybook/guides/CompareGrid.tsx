import { CompareGrid } from '../../packages/ui/src/components/CompareGrid/index.ts';
import type { Guide } from '../docs/guide.ts';

const lamp = { key: 'searchlight', href: '#searchlight', title: 'Searchlights', picture: null };

const guide: Guide = {
  anatomy: {
    parts: [
      {
        name: 'Card',
        selector: 'li',
        text: 'One link, whose area is the whole card; two cards a row, one on phones.',
      },
      { name: 'Family', selector: 'h3 a', text: 'The heading, and the name of the link.' },
      { name: 'Measure', selector: 'p', text: 'What the bars below measure, once for all four.' },
      {
        name: 'Bars',
        selector: 'dl',
        text: 'Four models on one scale that starts at zero, each with its figure.',
      },
      {
        name: 'Cut-out',
        selector: 'li > div:last-child',
        text: '4:3, in the light from the left; decorative.',
      },
    ],
  },
  contract: [
    'A list of links, each with one heading: what the bars say is text, a name and a figure each, so no bar has to be seen.',
    'The picture is decorative and has no text alternative.',
  ],
  pairs: [
    {
      rule: 'The bars of a card share one unit',
      right: {
        show: (
          <CompareGrid
            items={[
              {
                ...lamp,
                measure: 'Luminous flux',
                bars: [
                  { key: 'T90', label: 'T90', value: 13_000, unit: 'lm' },
                  { key: 'T60', label: 'T60', value: 8400, unit: 'lm' },
                ],
              },
            ]}
          />
        ),
        why: 'Longer is more, and how much more is seen.',
      },
      wrong: {
        show: (
          <CompareGrid
            items={[
              {
                ...lamp,
                measure: 'Figures',
                bars: [
                  { key: 'T90', label: 'T90', value: 845, unit: 'g' },
                  { key: 'T60', label: 'T60', value: 8400, unit: 'lm' },
                ],
              },
            ]}
          />
        ),
        why: 'Grams beside lumens: the lengths compare nothing.',
      },
    },
  ],
  related: [
    ['CompareTable', 'the comparison itself'],
    ['Bars', 'bars without a card'],
  ],
};
export default guide;
