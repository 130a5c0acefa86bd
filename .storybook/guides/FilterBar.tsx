import { FilterBar } from '../../packages/ui/src/components/FilterBar/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    height: 180,
    parts: [
      {
        name: 'Label',
        selector: 'p',
        text: 'What is filtered by; above the filters at 768 px and below.',
      },
      {
        name: 'Chosen filter',
        selector: 'button[aria-pressed="true"]',
        text: 'A check, bold, ground and text exchanged; one at a time.',
      },
      {
        name: 'Filter',
        selector: 'button[aria-pressed="false"]',
        text: '44 px high, 6 px corners, one line; filters scroll sideways at 1100 px and below and wrap above.',
      },
      {
        name: 'Count',
        selector: 'button[aria-pressed="false"] > span:last-child',
        text: 'How many results it would leave.',
      },
      { name: 'Order', selector: 'select', text: 'A native list; left out where there are no orders.' },
    ],
  },
  pairs: [
    {
      rule: 'Counts say what a choice leaves',
      right: {
        show: (
          <FilterBar
            label="By aircraft"
            options={[
              { value: 'all', label: 'All', count: 8 },
              { value: 'M30', label: 'M30', count: 2 },
              { value: 'M3C', label: 'M3C', count: 1 },
            ]}
          />
        ),
        why: 'Nobody ends at nothing.',
      },
      wrong: {
        show: (
          <FilterBar
            label="By aircraft"
            options={[
              { value: 'all', label: 'All' },
              { value: 'M30', label: 'M30' },
              { value: 'M3C', label: 'M3C' },
            ]}
          />
        ),
        why: 'Each has to be pressed to learn what it leaves.',
      },
    },
    {
      rule: 'One attribute',
      right: {
        show: (
          <FilterBar
            label="By aircraft"
            options={[
              { value: 'all', label: 'All', count: 8 },
              { value: 'M30', label: 'M30', count: 2 },
              { value: 'M400', label: 'M400', count: 4 },
            ]}
          />
        ),
        why: 'Filters exclude each other, as the press does.',
      },
      wrong: {
        show: (
          <FilterBar
            label="Filter"
            options={[
              { value: 'all', label: 'All', count: 8 },
              { value: 'M30', label: 'M30', count: 2 },
              { value: 'light', label: 'Below 300\u2009g', count: 6 },
            ]}
          />
        ),
        why: 'Whoever wants both cannot have both: use a CheckboxGroup.',
      },
    },
  ],
  contract: [
    'A group that its visible label names; filters are buttons with aria-pressed, and the count is part of their name.',
    'Orders and rarer filters are native lists with names.',
    'It announces nothing: how many results are left is for the page to say.',
    'Without script and on paper it is not there.',
  ],
  related: [
    ['TabStrip', 'the pages of one subject'],
    ['CheckboxGroup', 'several attributes at once'],
    ['ChoiceBar', 'what has been chosen from a grid'],
    ['EmptyResult', 'a list that nothing is left of'],
  ],
  decisions: ['0029'],
};
export default guide;
