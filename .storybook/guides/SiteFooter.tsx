import { Disclosure } from '../../packages/ui/src/components/Disclosure/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    height: 620,
    parts: [
      {
        name: 'Product group',
        selector: 'footer details',
        text: 'The footer accordion: one open at a time, rows of 36 px.',
      },
      {
        name: 'Summary',
        selector: 'footer summary',
        text: 'A heading within it, so that groups are listed; the whole row is pressed.',
      },
      { name: 'Codes', selector: 'footer figure', text: 'Pictures to scan, each with its caption.' },
      {
        name: 'Contacts',
        selector: 'footer a[href^="tel:"]',
        text: 'Number, hours, whether someone answers.',
      },
      { name: 'Legal line', selector: 'footer > ul', text: 'Copyright, filing number, links.' },
    ],
  },
  pairs: [
    {
      rule: 'A group’s label is what it holds',
      right: {
        show: (
          <Disclosure variant="row" summary="Searchlights">
            T90, T160
          </Disclosure>
        ),
        why: 'Read in a list of headings, it still says what is in it.',
      },
      wrong: {
        show: (
          <Disclosure variant="row" summary="More">
            T90, T160
          </Disclosure>
        ),
        why: 'Nobody opens “More” to look for a lamp.',
      },
    },
  ],
  contract: [
    'Native disclosures with one name: open state and exclusiveness are the browser’s.',
    'No arrow keys, as the W3C accordion has it.',
  ],
  related: [
    ['Disclosure', 'one thing unfolded in place'],
    ['Faq', 'questions whose answers unfold'],
    ['SiteHeader', 'the head of every page'],
  ],
  decisions: ['0005', '0006'],
};
export default guide;
