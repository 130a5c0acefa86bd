import { Banner } from '../../packages/ui/src/components/Banner/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  floats: true,
  anatomy: {
    story: 'tones',
    height: 480,
    parts: [
      { name: 'Region', selector: 'section', text: 'One a page, from the start, with a name.' },
      {
        name: 'Good news',
        selector: '[role="status"] > *',
        text: 'Announced politely; goes after 6 s, not while it is read.',
      },
      { name: 'Bad news', selector: '[role="alert"] > *', text: 'Announced at once; stays until closed.' },
      { name: 'Close', selector: 'section button', text: 'Gives the focus back to where it was.' },
    ],
  },
  pairs: [
    {
      rule: 'Nothing may be reached by a toast alone',
      right: {
        show: <Banner tone="positive" toneLabel="Done" title="Draft saved" />,
        why: 'It tells; missing it costs nothing.',
      },
      wrong: {
        show: <Banner tone="info" toneLabel="Info" title="Your request number is R-20261121-0007" />,
        why: 'In six seconds it is gone: show it in the page as a ReferenceNumber.',
      },
    },
  ],
  contract: ['Role status (polite) for info and positive, role alert (assertive) for caution and critical.'],
  related: [
    ['Banner', 'a message that stays in the page'],
    ['LiveStatus', 'the outcome of a press, beside it'],
  ],
};
export default guide;
