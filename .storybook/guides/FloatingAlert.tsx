import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  floats: true,
  related: [
    ['Banner', 'a failure that has a place of its own'],
    ['Toast', 'what has just happened and needs no answer'],
    ['ButtonWithStatus', 'an act of a row that may fail'],
  ],
};
export default guide;
