import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'Number and unit are one',
      right: {
        show: (
          <p>
            Light <Figure value={13000} unit="lm" />
          </p>
        ),
        why: 'Thin spaces, no line break, the unit in SI style.',
      },
      wrong: {
        show: <p>Light 13,000lm</p>,
        why: 'Typed by hand: it breaks across lines, and each page groups in its own way.',
      },
    },
    {
      rule: 'A true minus',
      right: {
        show: (
          <p>
            From <Figure value={-20} unit="°C" />
          </p>
        ),
        why: 'U+2212, as wide as a digit.',
      },
      wrong: { show: <p>From -20 °C</p>, why: 'A hyphen, after which a line may break.' },
    },
  ],
  contract: ['Text: read as number and unit, in both languages.', 'It keeps its order from right to left.'],
  related: [
    ['FileSize', 'the size of a file'],
    ['Time', 'days, moments and durations'],
  ],
};
export default guide;
