import { StepRail } from '../../packages/ui/src/components/StepRail/index.ts';
import type { Guide } from '../docs/guide.ts';

const translations = {
  position: (step: number, steps: number, failed: boolean) =>
    `Step ${step} of ${steps}${failed ? ' failed' : ''}`,
  done: 'done',
  failed: 'failed',
};

const guide: Guide = {
  anatomy: {
    parts: [
      {
        name: 'Done',
        selector: 'li[data-state="done"]',
        text: 'A mark of 28 px with a check; names that wrap stand beside it.',
      },
      {
        name: 'Step at hand',
        selector: 'li[aria-current="step"] > span:last-child',
        text: 'Bold; its mark alone has the signal. A step that failed has a cross and the critical colour.',
      },
      {
        name: 'To come',
        selector: 'li[data-state="todo"]',
        text: 'Quiet, with its number; a hairline leads from mark to mark.',
      },
    ],
  },
  pairs: [
    {
      rule: 'Names of two to four words',
      right: {
        show: (
          <StepRail
            label="Firmware upgrade"
            steps={['Connect the device', 'Choose the file', 'Send the file']}
            current={1}
            translations={translations}
          />
        ),
        why: 'The rail is read at a glance; the step’s own heading says more.',
      },
      wrong: {
        show: (
          <StepRail
            label="Firmware upgrade"
            steps={[
              'Connect the device to this computer with the cable that came in its box',
              'Choose the file that you have downloaded from the page of the product',
              'Send the file and wait until the lamp of the device shines steadily',
            ]}
            current={1}
            translations={translations}
          />
        ),
        why: 'Instructions belong to the step: here they hide where it stands.',
      },
    },
    {
      rule: 'Steps in a fixed order',
      right: {
        show: (
          <StepRail
            label="Firmware upgrade"
            steps={['Choose the file', 'Send the file', 'Restart']}
            current={1}
            translations={translations}
          />
        ),
        why: 'None can begin before the one above is done.',
      },
      wrong: {
        show: (
          <StepRail
            label="T90"
            steps={['Introduction', 'Parameters', 'Videos']}
            current={1}
            translations={translations}
          />
        ),
        why: 'Pages have no order and are never done: that is a TabStrip.',
      },
    },
  ],
  contract: [
    'An ordered list with a name; the step at hand has aria-current="step".',
    'Done and failed are read after the name; marks are hidden from assistive technology.',
    'At 768 px and below the names are still read, and the place is said in words: “Step 7 of 9”.',
  ],
  related: [
    ['Stepper', 'steps that a visitor takes, which lead back'],
    ['StepList', 'steps to read and do'],
    ['Progress', 'how far one step is'],
  ],
};
export default guide;
