import { Actions } from '../../packages/ui/src/components/Actions/index.ts';
import { Button } from '../../packages/ui/src/components/Button/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  floats: true,
  anatomy: {
    story: 'playground',
    height: 560,
    parts: [
      {
        name: 'Panel',
        selector: 'dialog',
        text: 'A native dialog, 480 px wide; a sheet at the lower edge on phones.',
      },
      {
        name: 'Title',
        selector: 'dialog h2',
        text: 'Its heading and its name; takes the focus unless something else does.',
      },
      { name: 'Close', selector: 'dialog h2 ~ button', text: 'As Escape.' },
      { name: 'Description', selector: 'dialog p', text: 'What is asked and why, read with the title.' },
    ],
  },
  pairs: [
    {
      rule: 'Its buttons answer its question',
      right: {
        show: (
          <Actions>
            <Button variant="signal">Delete draft</Button>
            <Button variant="quiet">Keep it</Button>
          </Actions>
        ),
        why: 'Each says what will be.',
      },
      wrong: {
        show: (
          <Actions>
            <Button variant="signal">Yes</Button>
            <Button variant="quiet">No</Button>
          </Actions>
        ),
        why: 'The question has to be read again to know what Yes does.',
      },
    },
  ],
  contract: [
    'A modal dialog: the page behind is inert, the focus stays in it and goes back to where it was.',
  ],
  related: [
    ['Banner', 'what may be read beside the page'],
    ['Toast', 'what has just happened'],
    ['SearchDialog', 'the search over the site'],
  ],
  decisions: ['0006'],
};
export default guide;
