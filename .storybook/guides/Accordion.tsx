import { Accordion } from '../../packages/ui/src/components/Accordion/index.ts';
import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    story: 'open-at-first',
    parts: [
      {
        name: 'Label',
        selector: 'summary h3',
        text: 'A heading; the whole row is pressed, at least 52 px high, 36 px in rows.',
      },
      {
        name: 'Content',
        selector: 'details[open] > p',
        text: 'What it opens on; on paper all of it is seen.',
      },
      {
        name: 'Closed item',
        selector: 'details:not([open])',
        text: 'A hairline above each, one below the last; a find in the page opens it where the browser can.',
      },
      {
        name: 'Indicator',
        selector: 'details:not([open]) summary svg',
        text: 'Plus where closed, minus where open; 20 px, 16 px in rows.',
      },
    ],
  },
  pairs: [
    {
      rule: 'A label names what it opens on',
      right: {
        show: (
          <Accordion
            level={4}
            items={[
              { key: 'a', label: 'Searchlights', content: <p>T90, T160</p> },
              { key: 'b', label: 'Megaphones', content: <p>H150T, H10T</p> },
            ]}
          />
        ),
        why: 'Read in a list of headings, each says what is in it.',
      },
      wrong: {
        show: (
          <Accordion
            level={4}
            items={[
              { key: 'a', label: 'More', content: <p>T90, T160</p> },
              { key: 'b', label: 'Others', content: <p>H150T, H10T</p> },
            ]}
          />
        ),
        why: 'Both have to be opened to find a megaphone.',
      },
    },
    {
      rule: 'What everybody needs stands open',
      right: {
        show: (
          <p>
            Activate the device within <Figure value={72} unit="h" />.
          </p>
        ),
        why: 'A sentence takes no more room than its label would.',
      },
      wrong: {
        show: (
          <Accordion
            level={4}
            items={[
              {
                key: 'a',
                label: 'Important',
                content: (
                  <p>
                    Activate the device within <Figure value={72} unit="h" />.
                  </p>
                ),
              },
            ]}
          />
        ),
        why: 'Whoever does not press it misses it.',
      },
    },
  ],
  contract: [
    'Native details: whether each is open is read by the browser’s own means.',
    'Each label is a heading of the level that is given, inside its summary.',
    'Tab moves from label to label; there are no arrow keys, as in the W3C accordion.',
  ],
  related: [
    ['Faq', 'questions and their answers'],
    ['Disclosure', 'one thing unfolded in place'],
    ['TabStrip', 'pages of one subject'],
  ],
  decisions: ['0006'],
};
export default guide;
