import { Link } from '../../packages/ui/src/components/Link/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'The words say where it leads',
      right: {
        show: (
          <p>
            Before a flight, read the <Link href="#manual">manual of the T90</Link>.
          </p>
        ),
        why: 'In a list of links it still says where it goes.',
      },
      wrong: {
        show: (
          <p>
            For the manual of the T90 <Link href="#manual">click here</Link>.
          </p>
        ),
        why: '“Click here” ten times is a list of nothing.',
      },
    },
  ],
  contract: ['A native link, underlined in text: colour alone does not mark it.'],
  related: [
    ['Button', 'an action, or a link that looks like one'],
    ['LinkLine', 'a few links in a line'],
    ['RelatedList', 'places to go on to, each with its reason'],
  ],
  decisions: ['0001'],
};
export default guide;
