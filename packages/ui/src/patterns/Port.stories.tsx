import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/index.ts';
import { Banner } from '../components/Banner/index.ts';
import { Button } from '../components/Button/index.ts';
import { EventLog } from '../components/EventLog/index.ts';
import { Figure, formatNumber } from '../components/Figure/index.ts';
import { Link } from '../components/Link/index.ts';
import { Plate } from '../components/Plate/index.ts';
import { Progress } from '../components/Progress/index.ts';
import { Section } from '../components/Section/index.ts';
import { SectionHeading } from '../components/SectionHeading/index.ts';
import { StepList } from '../components/StepList/index.ts';
import { StepPosition, StepRail } from '../components/StepRail/index.ts';
import { feedbackOf } from '../fixtures/feedback.ts';
import { portTextsOf } from '../fixtures/pages/port.ts';
import { CableIcon, StopIcon, WarningIcon } from '../icons/index.ts';
import * as layout from './columns.css.ts';
import { PageFrame } from './PageFrame.tsx';
import { expectWholePage, inPocket, onPhone, pageParameters } from './page.ts';

type Globals = Record<string, unknown>;
type Args = { state: 'sending' | 'failed' | 'done' };

/** 64 % of a firmware file. */
const size = 312_576;
const sent = 200_704;

/** Place of the step that sends. */
const sending = 6;

const plates = (
  <div className={layout.row}>
    <Plate code="S3mini" cells={['2.3.0 → 2.4.1']} />
    <Plate code="USB" cells={['CH340', '115\u2009200 baud']} />
  </div>
);

const amountIn = (of: string) => (value: number, max: number) => (
  <>
    <b>{formatNumber(value)}</b> {of} <Figure value={max} unit="B" />
  </>
);

function Transfer({ globals, failed }: { globals: Globals; failed: boolean }) {
  const { progress } = feedbackOf(globals);
  return (
    <Progress
      label={progress.label}
      value={sent}
      max={size}
      state={failed ? 'failed' : 'running'}
      note={progress.note}
      facts={[
        { label: progress.rate, value: <Figure value={11_220} unit="B/s" quietUnit /> },
        { label: progress.line, value: <Figure value={97.4} unit="%" quietUnit /> },
        { label: progress.left, value: '0:10' },
        { label: progress.resent, value: <Figure value={1} /> },
      ]}
      translations={{
        ...progress,
        amount: amountIn(progress.of),
      }}
    />
  );
}

/** Where it stands, and what is going on. On phones the rail says the first. */
function Title({
  globals,
  status,
  ...heading
}: {
  globals: Globals;
  /** A failure's own line. */
  status?: string;
  title: string;
  lead?: ReactNode;
}) {
  const { steps, translations } = feedbackOf(globals).rail;
  return (
    <div className={layout.group}>
      <div className={layout.row}>
        <StepPosition wide steps={steps.length} current={sending} translations={translations} />
        {status && <Badge tone="critical">{status}</Badge>}
      </div>
      <SectionHeading
        level={1}
        {...heading}
        title={
          status ? (
            <span className={layout.signed}>
              <WarningIcon className={layout.sign} />
              <span>{heading.title}</span>
            </span>
          ) : (
            heading.title
          )
        }
      />
    </div>
  );
}

/** What the page says of each state: title, what it means, what to do. */
const states: Record<Args['state'], (props: { globals: Globals }) => ReactNode> = {
  sending: ({ globals }) => {
    const { tones, messages } = feedbackOf(globals);
    const texts = portTextsOf(globals);
    return (
      <>
        <Title globals={globals} title={texts.sending} />
        <Banner variant="plain" tone="caution" toneLabel={tones.caution} title={messages.caution.title}>
          {messages.caution.text}
        </Banner>
        <Transfer globals={globals} failed={false} />
        {plates}
        <div className={layout.acts}>
          <Button start={<StopIcon />}>{texts.stop}</Button>
        </div>
      </>
    );
  },
  failed: ({ globals }) => {
    const texts = portTextsOf(globals);
    const [stopped, of, meaning] = texts.failedText;
    return (
      <>
        <Title
          globals={globals}
          status={texts.attempt}
          title={texts.failed}
          lead={
            <>
              {stopped}
              <Figure value={sent} />
              {of}
              <Figure value={size} unit="B" />
              {meaning}
            </>
          }
        />
        <Transfer globals={globals} failed />
        <StepList items={texts.acts.map((text) => ({ key: text, text }))} />
        <div className={layout.acts}>
          <Button variant="signal" start={<CableIcon />}>
            {texts.again}
          </Button>
          <Link href="#support">{texts.contact}</Link>
        </div>
      </>
    );
  },
  done: ({ globals }) => {
    const { tones } = feedbackOf(globals);
    const texts = portTextsOf(globals);
    return (
      <>
        <SectionHeading level={1} title={texts.done} lead={texts.doneText} />
        <Banner variant="plain" tone="positive" toneLabel={tones.positive} title={texts.ready}>
          {texts.readyText}
        </Banner>
        {plates}
        <div className={layout.acts}>
          <Button variant="signal" start={<CableIcon />}>
            {texts.another}
          </Button>
          <Link href="#changes">{texts.back}</Link>
        </div>
      </>
    );
  },
};

const entries: Record<Args['state'], number> = { sending: 4, failed: 5, done: 4 };

const meta: Meta<Args> = {
  title: 'Patterns/Port',
  parameters: {
    ...pageParameters,
    usage: {
      when: 'A procedure that runs by itself: one calm column beside its rail, what to do in words, one figure large. Orange is the current step and the bar; in a failure it returns as the way out. The log can be copied for support.',
      keyboard: [['Tab', 'To the acts, then to the log and its buttons.']],
    },
  },
  globals: { ground: 'night' },
  args: { state: 'sending' },
  argTypes: { state: { control: 'inline-radio', options: ['sending', 'failed', 'done'] } },
  render: ({ state }, { globals }) => {
    const { rail, log } = feedbackOf(globals);
    const failed = state === 'failed';
    const State = states[state];
    return (
      <PageFrame globals={globals} theme="night" current="port" footer={false}>
        <Section as="div" space="end" className={layout.page}>
          <div className={layout.rail}>
            <StepRail {...rail} current={state === 'done' ? rail.steps.length : sending} failed={failed} />
            <div className={layout.railed}>
              <State globals={globals} />
              <EventLog
                className={layout.log}
                title={log.title}
                entries={log.entries.slice(0, entries[state])}
                translations={log.translations}
              />
            </div>
          </div>
        </Section>
      </PageFrame>
    );
  },
};
export default meta;
type Story = StoryObj<Args>;

/** 64 % is sent: danger is said in words, and stopping is not the page's action. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { messages, progress } = feedbackOf(globals);
    await expect(canvas.getByRole('progressbar', { name: progress.label })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
    await expect(canvas.getByText(messages.caution.title)).toBeVisible();
    await expect(canvas.getByRole('button', { name: portTextsOf(globals).stop })).toBeVisible();
    await expectWholePage({ canvasElement });
  },
};

export const Chinese: Story = { globals: { language: 'zh' } };

/** The bar has stopped; three acts, and then the way out. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = portTextsOf(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(texts.failed);
    await expect(canvas.getByText(texts.acts[0]!)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.again })).toBeVisible();
    await expectWholePage({ canvasElement });
  },
};

export const Done: Story = { args: { state: 'done' } };

export const Phone: Story = { globals: onPhone, play: expectWholePage };

export const ChinesePhone: Story = { globals: { ...onPhone, language: 'zh' } };

export const FailedPhone: Story = { args: { state: 'failed' }, globals: onPhone };

export const ChineseFailedPhone: Story = {
  args: { state: 'failed' },
  globals: { ...onPhone, language: 'zh' },
};

export const Narrow: Story = { globals: inPocket, play: expectWholePage };
