import { Banner } from '../../packages/ui/src/components/Banner/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    parts: [
      { name: 'Tone', selector: 'svg', text: 'An icon and, for those who do not see it, a word.' },
      { name: 'Title', selector: 'svg + * > :first-child', text: 'What has happened, or what to do.' },
    ],
  },
  pairs: [
    {
      rule: 'How to write an error: what happened, what it means, what to do',
      right: {
        show: (
          <Banner tone="critical" toneLabel="Error" title="The device does not answer.">
            Nothing was written to it. Keep the cable in, switch the device on and try again.
          </Banner>
        ),
        why: 'The next step is in the words.',
      },
      wrong: {
        show: (
          <Banner tone="critical" toneLabel="Error" title="Error 0x21">
            Operation failed.
          </Banner>
        ),
        why: 'A code alone leaves whoever reads it where they were.',
      },
    },
  ],
  contract: ['Read out only where `live` says so: polite is role status, assertive is role alert.'],
  related: [
    ['Toast', 'what has just happened and needs no answer'],
    ['Field', 'an error of one field'],
  ],
};
export default guide;
