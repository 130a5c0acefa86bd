import { PhraseText } from '../../packages/ui/src/components/PhraseText/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'Chinese headlines break between phrases',
      right: {
        show: (
          <p lang="zh-CN" style={{ inlineSize: 150, fontSize: 24 }}>
            <PhraseText phrases={['照亮', '每一次', '夜间', '搜救行动']} />
          </p>
        ),
        why: 'A word stays whole on any width.',
      },
      wrong: {
        show: (
          <p lang="zh-CN" style={{ inlineSize: 150, fontSize: 24 }}>
            照亮每一次夜间搜救行动
          </p>
        ),
        why: 'A line breaks wherever it is full, inside a word too.',
      },
    },
  ],
  contract: ['Plain text for assistive technology: phrases are not read apart.'],
  related: [['SectionHeading', 'the head of a section, which takes it']],
};
export default guide;
