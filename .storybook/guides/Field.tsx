import { TextField } from '../../packages/ui/src/components/TextField/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    story: 'invalid',
    parts: [
      {
        name: 'Label',
        selector: 'label',
        text: 'Above the control, always seen; a placeholder is no label.',
      },
      {
        name: 'Frame',
        selector: '[data-field] > div',
        text: '52 px high; thicker and critical with an error.',
      },
      { name: 'Messages', selector: '[data-field] > :last-child', text: 'Help, or the error with its icon.' },
    ],
  },
  pairs: [
    {
      rule: 'An error says how to mend it',
      right: {
        show: (
          <TextField
            label="Serial number"
            defaultValue="1ZNBJ7C0"
            error="A serial number has 14 characters; this one has 8. Copy it from the label."
          />
        ),
        why: 'What is wrong, and where the right one is found.',
      },
      wrong: {
        show: <TextField label="Serial number" defaultValue="1ZNBJ7C0" error="Invalid input" />,
        why: 'Whoever reads it has to guess the rule.',
      },
    },
  ],
  contract: [
    'The label names the control; help and error describe it (aria-describedby), an error marks it aria-invalid.',
  ],
  related: [
    ['TextField', 'what is typed'],
    ['Select', 'one of many'],
    ['ErrorSummary', 'all errors of a form, which takes the focus'],
    ['FormFields', 'fields that belong together'],
  ],
  decisions: ['0014'],
};
export default guide;
