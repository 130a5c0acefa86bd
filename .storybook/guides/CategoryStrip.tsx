import { CategoryStrip } from '../../packages/ui/src/components/CategoryStrip/index.ts';
import type { Guide } from '../docs/guide.ts';

const families = [
  { key: 'megaphone', href: '#megaphone', title: 'Megaphones', count: '8 models', picture: null },
  { key: 'searchlight', href: '#searchlight', title: 'Searchlights', count: '10 models', picture: null },
];

const guide: Guide = {
  anatomy: {
    parts: [
      {
        name: 'Strip',
        selector: 'nav',
        text: 'Named navigation; on phones it runs through the page’s margins.',
      },
      {
        name: 'Plate',
        selector: 'li a',
        text: 'A link with an address, as wide as its share of 700 px on phones; all as high as the tallest.',
      },
      { name: 'Night picture', selector: 'li a > span:first-child', text: '4:3; decorative.' },
      {
        name: 'Family',
        selector: 'li a > span:last-child > span:first-child',
        text: 'Wraps inside its plate.',
      },
      {
        name: 'Count',
        selector: 'li a > span:last-child > span:nth-child(2)',
        text: 'How many models it has.',
      },
      {
        name: 'Range',
        selector: 'li a > span:last-child > span:nth-child(3)',
        text: 'From the least to the most; left out on phones.',
      },
    ],
  },
  contract: [
    'A navigation of links, not role tablist: each leads to a page, so Tab moves and arrow keys are not needed.',
    'Dragging does nothing that the keyboard does not: a plate that gets the focus is brought into view.',
    'Where motion is reduced nothing changes: the strip has no inertia anyway.',
  ],
  pairs: [
    {
      rule: 'A plate leads to a page',
      right: {
        show: <CategoryStrip label="Families" items={families} />,
        why: 'It can be opened in a new tab, sent and found again.',
      },
      wrong: {
        show: (
          <CategoryStrip
            label="Filter"
            items={families.map((family) => ({ ...family, href: '#', title: `Only ${family.title}` }))}
          />
        ),
        why: 'A filter of the list below is a FilterBar, whose state is said.',
      },
    },
    {
      rule: 'One line of plates, each with its count',
      right: {
        show: <CategoryStrip label="Families" items={families} />,
        why: 'How much there is behind a plate is known before it is pressed.',
      },
      wrong: {
        show: (
          <CategoryStrip
            label="Families"
            items={families.map((family) => ({ ...family, count: 'See more' }))}
          />
        ),
        why: 'Seven times the same words tell nothing apart.',
      },
    },
  ],
  related: [
    ['TabStrip', 'the pages of one subject'],
    ['Carousel', 'products that are put forward, one at a time'],
  ],
};
export default guide;
