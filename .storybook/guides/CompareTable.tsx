import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    parts: [
      {
        name: 'Corner',
        selector: 'thead tr > td:first-child',
        text: 'How many are chosen, and how to choose others; above the table at 1100 px and below.',
      },
      {
        name: 'Model',
        selector: 'thead th',
        text: 'Picture and code; it sticks and shrinks to thumbnail and code.',
      },
      { name: 'Group', selector: 'tbody', text: 'A body of its own, whose equal rows fold.' },
      {
        name: 'Row',
        selector: 'tbody tr:nth-child(2) th',
        text: 'Its label names the row for assistive technology.',
      },
      {
        name: 'Value',
        selector: 'tbody tr:nth-child(2) td',
        text: 'A figure never leaves its unit; the best is marked where the field has a better.',
      },
    ],
  },
  pairs: [
    {
      rule: 'A best only where more or less is better',
      right: {
        show: (
          <p>
            Light <Figure value={13000} unit="lm" /> · best
          </p>
        ),
        why: 'More light is better for every buyer.',
      },
      wrong: {
        show: (
          <p>
            Beam angle <Figure value={12} unit="°" /> · best
          </p>
        ),
        why: 'Narrow or wide depends on the task: there is no best.',
      },
    },
  ],
  contract: [
    'A native table with row and column headers and a caption; differences are marked by icon and word.',
  ],
  related: [['CompareGrid', 'the way to the comparisons']],
};
export default guide;
