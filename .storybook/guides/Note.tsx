import { Note } from '../../packages/ui/src/components/Note/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'What most may pass over',
      right: {
        show: <Note>Measured at 1 m in a dark room, 25 °C.</Note>,
        why: 'Where figures come from, said quietly.',
      },
      wrong: {
        show: <Note>Do not unplug the cable during the upgrade.</Note>,
        why: 'A warning must be seen: use Banner.',
      },
    },
  ],
  related: [
    ['Banner', 'what must be read'],
    ['SideNotes', 'what to know before a form'],
  ],
};
export default guide;
