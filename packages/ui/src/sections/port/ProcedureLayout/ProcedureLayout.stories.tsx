import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Actions } from '../../../components/Actions/index.ts';
import { Banner } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { EventLog } from '../../../components/EventLog/index.ts';
import { feedbackOf } from '../../../fixtures/feedback.ts';
import { portTextsOf } from '../../../fixtures/pages/port.ts';
import { StepHeading } from '../StepHeading/index.ts';
import { ProcedureLayout } from './ProcedureLayout.tsx';

const meta: Meta<typeof ProcedureLayout> = {
  title: 'Patterns/Port/ProcedureLayout',
  id: 'patterns-procedurelayout',
  tags: ['!autodocs'],
  component: ProcedureLayout,
  parameters: {
    layout: 'fullscreen',
  },
  args: { rail: { ...feedbackOf({}).rail, current: 6 }, announcement: '' },
  render: (args, { globals }) => {
    const { log, messages, rail, tones } = feedbackOf(globals);
    const { sending, stop } = portTextsOf(globals);
    const { current, failed = false } = args.rail;
    return (
      <ProcedureLayout
        {...args}
        rail={{ ...args.rail, ...rail }}
        announcement={rail.translations.position(current + 1, rail.steps.length, failed)}
        log={
          <EventLog
            title={log.title}
            entries={log.entries}
            fileName="log.txt"
            translations={log.translations}
          />
        }
      >
        <StepHeading
          steps={rail.steps.length}
          current={current}
          title={sending}
          translations={rail.translations}
        />
        <Banner variant="plain" tone="caution" toneLabel={tones.caution} title={messages.caution.title}>
          {messages.caution.text}
        </Banner>
        <Actions onPhone="fill">
          <Button>{stop}</Button>
        </Actions>
      </ProcedureLayout>
    );
  },
};
export default meta;
type Story = StoryObj<typeof ProcedureLayout>;

/** The place of the step is said as well as seen. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { rail } = feedbackOf(globals);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      rail.translations.position(7, rail.steps.length, false),
    );
  },
};
