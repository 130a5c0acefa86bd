import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FlowBench } from '../bench/FlowBench.tsx';
import { handsAt } from '../bench/hands.ts';
import { wordsOf } from '../bench/in-language.ts';
import { signInSetup } from './sign-in-setup.ts';

const begin = { en: () => signInSetup('en'), cn: () => signInSetup('cn') };

const meta: Meta = {
  title: 'Flow bench/Sign-in',
  tags: ['!autodocs'],
  render: (_args, { globals }) => {
    const { texts, leads } = wordsOf(globals);
    return (
      <FlowBench
        begin={globals['language'] === 'zh' ? begin.cn : begin.en}
        lead={leads.signIn}
        texts={texts}
      />
    );
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};

/** Open, nothing typed: what a page shows once it asks for the panel. */
export const Open: Story = {
  play: async (context) => {
    const { press, seesIn } = handsAt(context);
    const view = context.globals['language'] === 'zh' ? 'login' : 'englishLogin';
    await seesIn('panel.closed');
    await press('open');
    await seesIn(`panel.open.view.${view}`, 'panel.open.form.editing', 'panel.open.code.ready');
    const { canvas, globals } = context;
    const { current, taken } = wordsOf(globals).texts;
    const lit = canvas.getByText(view, { selector: '[aria-current] span' });
    await expect(lit.parentElement).toHaveTextContent(`${view} (${current})`);
    const steps = canvas.getAllByText(`(${taken})`).map((mark) => mark.closest('li')?.textContent);
    await expect(steps).toContain(`open → open (${taken})`);
  },
};

/** A code is sent, the next has to wait 60 s, and the code signs in. */
export const SignedIn: Story = {
  play: async (context) => {
    const { press, seesIn } = handsAt(context);
    const account = context.globals['language'] === 'zh' ? '13800138000' : 'li@example.com';
    await press('open', `type account ${account}`, 'sendCode', 'sendCode CodeSent 60 s');
    await seesIn('panel.open.code.waiting');
    await press('60 s');
    await seesIn('panel.open.code.ready');
    await press('type code 4821', 'submit', 'authenticate Session', 'storeSession void');
    await seesIn('panel.signedIn');
    await expect(context.canvas.getByText(/storeSession done · storingSession → signedIn/)).toBeVisible();
  },
};

/** A wrong code comes back to its field; the account keeps what was typed. */
export const WrongCode: Story = {
  play: async (context) => {
    const { press, seesIn } = handsAt(context);
    const account = context.globals['language'] === 'zh' ? '13800138000' : 'li@example.com';
    await press('open', `type account ${account}`, 'type code 4821', 'submit');
    await press('authenticate RejectedReply 500 verificationCodeIncorrect');
    await seesIn('panel.open.form.editing');
    await expect(context.canvas.getByText(/"code": "verificationCodeIncorrect"/)).toBeVisible();
  },
};
