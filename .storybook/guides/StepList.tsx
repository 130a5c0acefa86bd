import { StepList } from '../../packages/ui/src/components/StepList/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'One step, one sentence',
      right: {
        show: (
          <StepList
            items={[
              { key: 'a', text: 'Switch the device off.' },
              { key: 'b', text: 'Connect the cable.' },
              { key: 'c', text: 'Switch the device on.' },
            ]}
          />
        ),
        why: 'Each can be done and ticked off before the next is read.',
      },
      wrong: {
        show: (
          <StepList
            items={[
              {
                key: 'a',
                text: 'Switch the device off, connect the cable, then, after it has been switched on again, wait for the light.',
              },
            ]}
          />
        ),
        why: 'Four acts in one breath: the third is lost.',
      },
    },
  ],
  contract: ['An ordered list; its numbers are read.'],
  related: [
    ['List', 'sentences without an order'],
    ['StepRail', 'where a procedure stands'],
    ['Timeline', 'steps that have a date'],
  ],
};
export default guide;
