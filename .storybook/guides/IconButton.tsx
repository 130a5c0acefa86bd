import { IconButton } from '../../packages/ui/src/components/IconButton/index.ts';
import { CloseIcon, SwapIcon } from '../../packages/ui/src/icons/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'Icons that everybody knows',
      right: {
        show: (
          <IconButton label="Close">
            <CloseIcon />
          </IconButton>
        ),
        why: 'Close, play, copy: known without words, and named for assistive technology.',
      },
      wrong: {
        show: (
          <IconButton label="Request a repair">
            <SwapIcon />
          </IconButton>
        ),
        why: 'An action of this site alone needs words: use Button.',
      },
    },
  ],
  contract: ['The label is its accessible name and its tooltip.'],
  related: [['Button', 'an action that needs words']],
};
export default guide;
