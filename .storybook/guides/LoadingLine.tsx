import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  floats: true,
  related: [
    ['LoadingBlock', 'a part that comes after its page'],
    ['Progress', 'what has a known end'],
    ['Skeleton', 'what comes in a known size'],
  ],
};
export default guide;
