import { FileSize } from '../../packages/ui/src/components/FileSize/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'To the byte where files are compared',
      right: {
        show: (
          <p>
            <FileSize bytes={1048576} />
          </p>
        ),
        why: 'The byte count tells two files apart; the rough size says how long it takes.',
      },
      wrong: { show: <p>1 MB</p>, why: 'A thousand files have this size, and none exactly.' },
    },
  ],
  related: [
    ['Figure', 'every other number with a unit'],
    ['Checksum', 'the sum of a file'],
  ],
};
export default guide;
