import { Actions } from '../../packages/ui/src/components/Actions/index.ts';
import { Button } from '../../packages/ui/src/components/Button/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    parts: [
      {
        name: 'Button',
        selector: 'button',
        text: '48 px high, 6 px corners; it grows in height where words wrap.',
      },
    ],
  },
  pairs: [
    {
      rule: 'One signal button a view',
      right: {
        show: (
          <Actions>
            <Button variant="signal">Activate device</Button>
            <Button>Save draft</Button>
          </Actions>
        ),
        why: 'One action is the action; the other stands beside it.',
      },
      wrong: {
        show: (
          <Actions>
            <Button variant="signal">Activate device</Button>
            <Button variant="signal">Save draft</Button>
          </Actions>
        ),
        why: 'Two signals: neither says what to do next.',
      },
    },
    {
      rule: 'Words name the action',
      right: {
        show: (
          <Actions>
            <Button variant="signal">Send request</Button>
          </Actions>
        ),
        why: 'It is understood without the text around it.',
      },
      wrong: {
        show: (
          <Actions>
            <Button variant="signal">OK</Button>
          </Actions>
        ),
        why: 'Read alone by a screen reader, it says nothing.',
      },
    },
  ],
  contract: [
    'A native button, or a link where it has an address.',
    'While it loads it keeps its focus and is aria-disabled, not disabled.',
  ],
  related: [
    ['Link', 'a word in a sentence, or the way on below a list'],
    ['IconButton', 'an action that its icon says, in a bar'],
    ['ConsultButton', 'the way to a person'],
  ],
};
export default guide;
