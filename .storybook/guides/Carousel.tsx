import { CarouselPanel } from '../../packages/ui/src/components/Carousel/index.ts';
import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    parts: [
      {
        name: 'Active slide',
        selector: '[data-active]',
        text: 'In the middle, 1.3 times as large; alone reachable by keyboard.',
      },
      { name: 'Way to its product', selector: '[data-active] a', text: 'One link a slide, 44 px high.' },
      {
        name: 'Rotation control',
        selector: 'section button',
        text: 'First in tab order; its label changes between pause and start.',
      },
      {
        name: 'Stops',
        selector: '[role="group"]:has(> button), [role="group"]:has(li button)',
        text: 'One a slide; the current one is aria-disabled.',
      },
    ],
  },
  contract: [
    'Pause rule: it rests under the pointer and in a hidden tab and goes on after; focus, touch and reduced motion stop it until its control starts it.',
    'A region with role description “carousel”; slides are groups with their place; the live region is off while it rotates, polite otherwise (W3C APG).',
  ],
  pairs: [
    {
      rule: 'A slide of the page’s own has a name',
      right: {
        show: <CarouselPanel name="Fire fighting">Fire fighting: H150T over the crew</CarouselPanel>,
        why: 'Its stop and its place are read by that name.',
      },
      wrong: {
        show: <p>A picture without words</p>,
        why: 'Nobody can choose among stops that are all called slide.',
      },
    },
    {
      rule: 'What it shows is also found elsewhere',
      right: {
        show: (
          <ul>
            <li>
              T90, <Figure value={13000} unit="lm" />
            </li>
            <li>
              H150T, <Figure value={150} unit="W" />
            </li>
          </ul>
        ),
        why: 'Every product it puts forward is in the list of its family.',
      },
      wrong: {
        show: <p>“Recall of series 3: stop flying now”</p>,
        why: 'What everyone must see does not wait for its turn: use Banner.',
      },
    },
  ],
  related: [['CategoryStrip', 'the families of products']],
  decisions: ['0019'],
};
export default guide;
