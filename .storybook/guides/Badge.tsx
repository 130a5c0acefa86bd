import { Badge } from '../../packages/ui/src/components/Badge/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'A word or two, and a state with its icon',
      right: {
        show: (
          <p>
            H150T <Badge tone="positive">Newest</Badge>
          </p>
        ),
        why: 'Icon and word say it together.',
      },
      wrong: {
        show: (
          <p>
            H150T <Badge tone="critical">This version can no longer be downloaded since April</Badge>
          </p>
        ),
        why: 'A sentence is a Note or a Banner.',
      },
    },
  ],
  contract: ['Text in the flow, without a role: it is read where it stands.'],
  related: [
    ['Banner', 'what has happened and what to do'],
    ['Note', 'a remark'],
  ],
};
export default guide;
