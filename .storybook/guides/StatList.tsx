import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import { StatList } from '../../packages/ui/src/components/StatList/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'Two to four figures, each with its caption',
      right: {
        show: (
          <StatList
            items={[
              { key: 'a', value: <Figure size="stage" value={13000} unit="lm" />, caption: 'Luminous flux' },
              { key: 'b', value: <Figure size="stage" value={300} unit="m" />, caption: 'Reach' },
            ]}
          />
        ),
        why: 'Figures that answer a buyer’s first question.',
      },
      wrong: {
        show: <StatList items={[{ key: 'a', value: '99 %', caption: 'Better' }]} />,
        why: 'A figure without a measure is a slogan.',
      },
    },
  ],
  related: [
    ['Figure', 'a figure in text'],
    ['FactList', 'names and sentences'],
  ],
};
export default guide;
