import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenchStory } from '../bench/BenchStory.tsx';
import { handsAt } from '../bench/hands.ts';
import { wordsOf } from '../bench/in-language.ts';
import { sessionArgs } from '../bench/session-story.ts';
import { signInBench } from './sign-in-setup.ts';

const meta = {
  title: 'Flow bench/Sign-in',
  tags: ['!autodocs'],
  args: sessionArgs,
  render: ({ session }, { globals, id }) => {
    const { texts, leads } = wordsOf(globals);
    return (
      <BenchStory
        key={texts.startOver}
        bench={signInBench}
        code={session}
        settings={{ language: globals['language'] === 'zh' ? 'cn' : 'en' }}
        lead={leads.signIn}
        texts={texts}
        storyId={id}
      />
    );
  },
} satisfies Meta<typeof sessionArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/** Replayed from the address of a link, which holds the session in English: it comes to the refused code and goes a step back. */
export const Replayed: Story = {
  args: {
    session:
      'hY9NSwMxEIb_SnnPoUSxIjkJnrzWo3gYs9NtJDtZNpPWsux_l1RWV_w6De_Mw8szIzKrBmkz3IhI0hZqGQ4smAzIa4Z7HEEKZw0yS1NBPfUVSn3FJvPb_TwMdoFjAwfyPhVRGBwolgrEcMuv1PWR1z51f1XVeJca_sKQ5CMPy6vBMegeDjU9sCgWeE85w11ba-28PYf_vP178yx9dXN58anxc0Muz13Qb9SHMBXds2jwpAvpLb-wV2623MfTamPt6sBD2FUqJKkv3YtPw8BeMT0ZFNEQ54_eAA',
  },
  parameters: { picture: 'off' },
  play: async (context) => {
    const { canvas, globals } = context;
    const { press, seesIn, linked } = handsAt(context);
    const { count, stepBack } = wordsOf(globals).texts.session;
    await seesIn('panel.open.form.editing');
    await expect(canvas.getByText(/"code": "verificationCodeIncorrect"/)).toBeInTheDocument();
    await expect(canvas.getByText(count(8))).toBeVisible();
    await press(stepBack);
    await seesIn('signingIn');
    await expect(canvas.getByText(count(7))).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'authenticate Session' })).toBeVisible();
    await expect(await linked(7)).toMatchObject({ settings: { language: 'en' }, until: 60_000 });
  },
};

/** What was done is a test that expects what is seen, or the state that should have been come to. */
export const Exported: Story = {
  parameters: { picture: 'off' },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { press, seesIn } = handsAt(context);
    const { expected, test } = wordsOf(globals).texts.exports;
    await press('open', 'close');
    await seesIn('panel.closed');
    await userEvent.click(canvas.getByText(test));
    const code = canvas.getByRole('figure', { name: test });
    await expect(code).toHaveTextContent(
      "{ at: 0, send: { type: 'open' } }, { at: 0, send: { type: 'close' } }",
    );
    await expect(code).toHaveTextContent("expect(states).toEqual(['flag.idle', 'panel.closed']);");
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: expected }), 'panel.signedIn');
    await expect(code).toHaveTextContent("expect(states).toContain('panel.signedIn');");
  },
};

/** The shortest way to a state is gone by itself; what was come by is counted. */
export const GoneTo: Story = {
  parameters: { picture: 'off' },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { press, seesIn } = handsAt(context);
    const { coverage, session } = wordsOf(globals).texts;
    const count = (states: number, transitions: number) =>
      coverage.count({ states, transitions, allStates: 28, allTransitions: 59 });
    await expect(canvas.getByText(count(5, 0))).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: coverage.target }),
      'panel.open.form.signingIn',
    );
    await press(coverage.go);
    await seesIn('panel.open.form.signingIn');
    await expect(canvas.getByText(session.count(4))).toBeVisible();
    await expect(canvas.queryByText(count(5, 0))).toBeNull();
  },
};

/** A link that was cut off says so, and the bench begins again. */
export const CutOff: Story = {
  args: { session: 'hY9NSwMxEIb' },
  parameters: { picture: 'off' },
  play: async (context) => {
    await handsAt(context).seesIn('panel.closed');
    await expect(context.canvas.getByText(wordsOf(context.globals).texts.session.unreadable)).toBeVisible();
  },
};
