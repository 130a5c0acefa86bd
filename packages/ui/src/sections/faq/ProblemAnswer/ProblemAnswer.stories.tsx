import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../../components/Link/index.ts';
import { inLanguage } from '../../../fixtures/language.ts';
import { CopyLink } from '../CopyLink/index.ts';
import { ProblemAnswer } from './ProblemAnswer.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      symptom: 'The lamp dims after some minutes, or goes out and comes back.',
      cause: 'At 75\u2009°C of its case the lamp takes back power, at 85\u2009°C it cuts off.',
      steps: [
        'Fly on for two minutes with the lamp off: the air cools it.',
        'Keep its cooling ribs free of dust.',
        'Choose a lower level above 40\u2009°C.',
      ],
      note: 'Do not cover the lamp while it is hot.',
      see: [{ href: '#all1', label: 'The payload is not recognised, or restarts' }],
      source: 'lig1, last checked 1 March 2026',
      translations: { cause: 'Cause: ', steps: 'What to do', note: 'Note: ', see: 'See also: ' },
      report: 'Still stuck? Report the problem',
      copy: 'Copy link to this answer',
      copied: { copied: 'Link copied', notCopied: 'Not copied' },
    },
    zh: {
      symptom: '亮几分钟后变暗，或熄灭后又恢复。',
      cause: '壳体达到 75\u2009°C 时降功率，85\u2009°C 时关断。',
      steps: ['关灯继续飞两分钟，让气流散热。', '清理散热片上的灰尘。', '气温高于 40\u2009°C 时调低亮度。'],
      note: '灯体未冷却前不要遮盖。',
      see: [{ href: '#all1', label: '挂载无法识别或反复重启' }],
      source: 'lig1，核对日期 2026 年 3 月 1 日',
      translations: { cause: '原因：', steps: '处理步骤', note: '注意：', see: '另见：' },
      report: '仍未解决？提交问题反馈',
      copy: '复制本题链接',
      copied: { copied: '链接已复制', notCopied: '未能复制' },
    },
  });

const meta: Meta<typeof ProblemAnswer> = {
  title: 'Patterns/Faq/ProblemAnswer',
  id: 'patterns-problemanswer',
  tags: ['!autodocs'],
  component: ProblemAnswer,
  render: (args, { globals }) => {
    const { report, copy, copied, ...texts } = textsOf(globals);
    return (
      <ProblemAnswer
        {...texts}
        actions={
          <>
            <Link variant="arrow" href="#report">
              {report}
            </Link>
            <CopyLink anchor="lig1" translations={copied}>
              {copy}
            </CopyLink>
          </>
        }
        {...args}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof ProblemAnswer>;

/** The steps are a named list, in order. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { translations, steps } = textsOf(globals);
    const list = canvas.getByRole('list', { name: translations.steps });
    await expect([...list.children].map(({ textContent }) => textContent)).toEqual(steps);
  },
};
