import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { messageLogOf } from '../../../fixtures/message-log.ts';
import { MessageLog } from './MessageLog.tsx';

const meta: Meta<typeof MessageLog> = {
  title: 'Patterns/Cloud API/MessageLog',
  id: 'patterns-messagelog',
  tags: ['!autodocs'],
  component: MessageLog,
  render: (args, { globals }) => {
    const { title, messages, translations } = messageLogOf(globals);
    return (
      <MessageLog
        {...args}
        title={args.title ?? title}
        messages={args.messages ?? messages}
        translations={translations}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof MessageLog>;

/** The newest on top; one that failed is marked by an icon and by words. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { title, messages, translations } = messageLogOf(globals);
    const log = canvas.getByRole('log', { name: title });
    const bodies = messages.map(({ body }) => within(log).getByText(body));
    const [oldest, newest] = [bodies[0]!, bodies.at(-1)!];
    await expect(newest.compareDocumentPosition(oldest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(within(log).getByTitle(translations.fault)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messageLogOf(globals).translations.empty)).toBeVisible();
  },
};
