import { Switch } from '../../packages/ui/src/components/Switch/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'Its words name what is on',
      right: { show: <Switch label="Differences only" />, why: 'On or off, the words stay true.' },
      wrong: {
        show: <Switch label="Switch differences on or off" />,
        why: 'The words describe the control instead of what it does.',
      },
    },
  ],
  contract: ['Role switch, with its state; it acts at once and sends nothing.'],
  related: [['Checkbox', 'a yes that counts when the form is sent']],
};
export default guide;
