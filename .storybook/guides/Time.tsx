import { Time } from '../../packages/ui/src/components/Time/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'Words for people, the attribute for machines',
      right: {
        show: (
          <p>
            Released <Time dateTime="2026-04-12">12 April 2026</Time>
          </p>
        ),
        why: 'Unambiguous in either language.',
      },
      wrong: { show: <p>Released 04/12/26</p>, why: 'April or December? It depends on who reads.' },
    },
  ],
  related: [['Timeline', 'steps that have a date']],
};
export default guide;
