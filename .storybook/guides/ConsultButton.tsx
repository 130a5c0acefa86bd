import { Banner } from '../../packages/ui/src/components/Banner/index.ts';
import { Note } from '../../packages/ui/src/components/Note/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  floats: true,
  anatomy: {
    story: 'open',
    height: 560,
    parts: [
      { name: 'Button', selector: 'aside button[aria-expanded]', text: 'Shows and hides the panel; 52 px.' },
      { name: 'Panel', selector: 'aside section', text: 'A region with the name of the button.' },
      { name: 'Close', selector: 'aside section button', text: 'As Escape and the button itself.' },
      {
        name: 'Picture',
        selector: 'aside img',
        text: 'To be scanned with a phone; on phones it is saved instead.',
      },
      {
        name: 'Number',
        selector: 'aside a[href^="tel:"]',
        text: 'With whether someone answers now, in words.',
      },
    ],
  },
  pairs: [
    {
      rule: 'For who wants to talk, not for what must be read',
      right: {
        show: <Note>Questions about a repair? The consult button leads to a person.</Note>,
        why: 'The page says what it can; a person is one press away.',
      },
      wrong: {
        show: <Banner tone="caution" toneLabel="Caution" title="Call us before you unpack the device." />,
        why: 'Hidden in the panel, nobody would read this: it belongs in the page.',
      },
    },
  ],
  contract: [
    'aria-expanded says whether the panel is open; Escape closes it from anywhere.',
    'It never covers what has the focus (WCAG 2.4.11).',
  ],
  related: [['ContactCard', 'a region’s number in the page']],
  decisions: ['0039'],
};
export default guide;
