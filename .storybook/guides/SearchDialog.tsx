import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  floats: true,
  contract: [
    'A modal dialog whose field is a combobox: arrow keys move through what is found, Enter follows it.',
  ],
  related: [
    ['SearchResults', 'everything that a search has found, on a page'],
    ['Combobox', 'one of many in a form'],
    ['Dialog', 'one short task'],
  ],
  decisions: ['0020'],
};
export default guide;
