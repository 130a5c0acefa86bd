import { TextField } from '../../packages/ui/src/components/TextField/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'The label stays',
      right: {
        show: (
          <TextField
            label="Serial number"
            variant="code"
            help="14 characters, on the label below the lens."
          />
        ),
        why: 'Label and help are there while one types.',
      },
      wrong: {
        show: <TextField label="" aria-label="Serial number" placeholder="Serial number (14 characters)" />,
        why: 'The rule goes with the first letter.',
      },
    },
  ],
  contract: ['A native input or textarea, named by its label.'],
  related: [
    ['Field', 'the base, for a control of your own'],
    ['CodeField', 'a code of four characters'],
    ['PasswordField', 'a password'],
  ],
};
export default guide;
