import { Checkbox } from '../../packages/ui/src/components/Checkbox/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'Said positively',
      right: { show: <Checkbox label="Send me news about firmware" />, why: 'A tick means yes.' },
      wrong: {
        show: <Checkbox label="Do not send me news about firmware" />,
        why: 'A tick for a no is misread.',
      },
    },
  ],
  contract: ['A native checkbox; its words are part of the target.'],
  related: [
    ['Switch', 'what takes effect at once'],
    ['CheckboxGroup', 'any of a few options'],
    ['RadioGroup', 'one of up to seven'],
  ],
};
export default guide;
