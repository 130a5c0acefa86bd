import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  floats: true,
  related: [
    ['ConsultButton', 'which makes room for it'],
    ['ModelPicker', 'where a dozen models are ticked'],
  ],
};
export default guide;
