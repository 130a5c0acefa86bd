import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FlowBench } from '../bench/FlowBench.tsx';
import { handsAt } from '../bench/hands.ts';
import { wordsOf } from '../bench/in-language.ts';
import { signOutSetup } from './sign-out-setup.ts';

const meta: Meta = {
  title: 'Flow bench/Sign-out',
  tags: ['!autodocs'],
  render: (_args, { globals }) => {
    const { texts, leads } = wordsOf(globals);
    return <FlowBench begin={signOutSetup} lead={leads.signOut} texts={texts} />;
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};

/** The service cannot be reached: this browser forgets the token all the same, and says that it lives on. */
export const Offline: Story = {
  parameters: { picture: 'off' },
  play: async (context) => {
    const { press, seesIn } = handsAt(context);
    await press('signOut', 'revoke CallFailure network', 'forget void');
    await seesIn('signedOut');
    await expect(context.canvas.getByText(/"kind": "offline"/)).toBeVisible();
  },
};
