import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { StepRail } from '../../../components/StepRail/index.ts';
import { inLanguage } from '../../../fixtures/language.ts';
import { cutoutOf, nightOf } from '../../../fixtures/product-pictures.tsx';
import { NextStep, type NextStepProps } from './NextStep.tsx';

const en = {
  name: 'Repair 7GVD-RT6V',
  stands: 'Quoted',
  text: 'You have the price of the repair. We wait for your answer.',
  next: 'Next: agree and pay, and the repair begins. Decide against it, and the device comes back as it is.',
  act: 'Open the request',
  list: 'The four steps of a repair',
  steps: ['Ask support', 'Ship and submit', 'Inspect and pay', 'Repaired, returned'],
  position: (step: number, steps: number) => `Step ${step} of ${steps}`,
  done: 'done',
  failed: 'failed',
};

const zh: typeof en = {
  name: '返修 7GVD-RT6V',
  stands: '已报价',
  text: '维修价格已发给您，等待您的答复。',
  next: '下一步：您确认并付款后开始维修；若不维修，设备原样寄回。',
  act: '查看申请',
  list: '返修四步',
  steps: ['联系售后', '寄出并提交', '检测与付款', '修好寄回'],
  position: (step, steps) => `第 ${step} 步，共 ${steps} 步`,
  done: '已完成',
  failed: '未完成',
};

const given = (globals: Record<string, unknown>): NextStepProps => {
  const t = inLanguage(globals, { en, zh });
  return {
    name: t.name,
    code: 'T90',
    title: t.stands,
    text: t.text,
    next: t.next,
    picture: cutoutOf('T90'),
    lit: nightOf('T90'),
    steps: (
      <StepRail
        layout="row"
        label={t.list}
        steps={t.steps}
        current={2}
        translations={{ position: t.position, done: t.done, failed: t.failed }}
      />
    ),
    actions: (
      <Button variant="signal" href="#request">
        {t.act}
      </Button>
    ),
  };
};

const meta = {
  title: 'Patterns/Account/NextStep',
  id: 'patterns-nextstep',
  tags: ['!autodocs'],
  component: NextStep,
  args: given({}),
  render: (args, { globals }) => <NextStep {...args} {...given(globals)} />,
} satisfies Meta<typeof NextStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = inLanguage(globals, { en, zh });
    await expect(canvas.getByRole('heading', { name: t.stands })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.act })).toHaveAttribute('href', '#request');
  },
};

/** A request about several models, which has no way of four steps: a quote. */
export const Quote: Story = {
  render: (args, { globals }) => {
    const { steps: _steps, picture: _picture, lit: _lit, ...shown } = given(globals);
    return <NextStep {...shown} style={args.style} code="T90 + H150T" />;
  },
};
