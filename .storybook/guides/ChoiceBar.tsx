import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  floats: true,
  related: [['ConsultButton', 'which makes room for it']],
};
export default guide;
