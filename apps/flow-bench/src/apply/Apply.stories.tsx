import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { handsAt } from '../bench/hands.ts';
import { wordsOf } from '../bench/in-language.ts';
import { sessionArgs } from '../bench/session-story.ts';
import { ApplyBench } from './ApplyBench.tsx';

const meta = {
  title: 'Flow bench/Apply',
  tags: ['!autodocs'],
  args: sessionArgs,
  render: ({ session }, { globals, id }) => {
    const { texts, leads } = wordsOf(globals);
    return <ApplyBench code={session} lead={leads.apply} texts={texts} storyId={id} />;
  },
} satisfies Meta<typeof sessionArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A draft comes back, is sent, and is dropped. */
export const Sent: Story = {
  play: async (context) => {
    const { press, seesIn } = handsAt(context);
    await seesIn('restoring');
    await press('loadDraft Draft');
    await seesIn('filling.form.editing', 'filling.draft.kept');
    await press('submit', 'submit ApplyOutcome', 'dropDraft void');
    await seesIn('succeeded');
    await expect(context.canvas.getByText(/"requestNumber": "R-20261121-0007"/)).toBeVisible();
  },
};

/** Nobody is signed in: the form waits for that, and goes on by itself. */
export const SignedOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { press, seesIn } = handsAt(context);
    await userEvent.click(canvas.getByRole('switch', { name: 'signedIn' }));
    await press('loadDraft Draft', 'submit');
    await seesIn('filling.form.askingToSignIn');
    await press('signedIn');
    await seesIn('filling.form.submitting');
  },
};
