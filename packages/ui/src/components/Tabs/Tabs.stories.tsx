import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { controlsOf } from '../../fixtures/controls.tsx';
import { TextField } from '../TextField/index.ts';
import { Tabs, type TabsSection } from './Tabs.tsx';

const code = {
  curl: 'curl -X POST https://api.example/v1/megaphone/say \\\n  -d text="Clear the bridge"',
  javascript: "await megaphone.say({ text: 'Clear the bridge' });",
  python: 'megaphone.say(text="Clear the bridge")',
};

function samplesOf(globals: Record<string, unknown>): TabsSection[] {
  const { names } = controlsOf(globals).sample;
  return (['curl', 'javascript', 'python'] as const).map((value) => ({
    value,
    label: names[value],
    children: (
      <pre style={{ whiteSpace: 'pre-wrap' }}>
        <code>{code[value]}</code>
      </pre>
    ),
  }));
}

const meta = {
  component: Tabs,
  parameters: {
    usage: {
      when: 'Use it for a few views of one thing in one place, of which a visitor needs one: the same sample in three languages, two ways to sign in. Pages of one subject, each with an address, are a TabStrip. What should be read from top to bottom is not cut into tabs. Values are short words without spaces.',
      keyboard: [
        ['Tab', 'Moves to the chosen tab, then to its panel.'],
        ['Arrow keys', 'Move from tab to tab and round; with automatic activation they open it.'],
        ['Home, End', 'Move to the first or the last tab.'],
        ['Enter, Space', 'Open the tab.'],
      ],
    },
  },
  args: { label: '', sections: [], onValueChange: fn() },
  render: (args, { globals }) => (
    <Tabs
      {...args}
      label={args.label || controlsOf(globals).sample.label}
      sections={args.sections.length > 0 ? args.sections : samplesOf(globals)}
    />
  ),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move, Enter opens. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const texts = controlsOf(globals).sample;
    await expect(canvas.getByRole('tablist', { name: texts.label })).toBeVisible();
    const shell = canvas.getByRole('tab', { name: texts.names.curl });
    const script = canvas.getByRole('tab', { name: texts.names.javascript });
    await expect(shell).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(shell).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(script).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange?.mock.calls).toEqual([['javascript']]);
    await expect(canvas.getByRole('tabpanel', { name: texts.names.javascript })).toHaveTextContent(/await/);
    // A count, for a list of elements that does not fit is printed with all that React hangs on them.
    await expect(canvas.getAllByRole('tabpanel').length).toBe(1);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const Playground: Story = {
  args: {
    label: 'T90',
    activation: 'automatic',
    defaultValue: 'b',
    sections: [
      { value: 'a', label: 'T90', children: 'T90' },
      { value: 'b', label: 'T160', children: 'T160' },
    ],
  },
};

/** Where every panel is there at once, the arrow keys open it. */
export const Automatic: Story = {
  args: { activation: 'automatic' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const texts = controlsOf(globals).sample;
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('python'));
    await expect(canvas.getByRole('tab', { name: texts.names.python })).toHaveFocus();
  },
};

/** From right to left the arrow keys go the way they point. */
export const RightToLeft: Story = {
  args: { activation: 'automatic' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('tab')[0] ?? document.body);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('javascript'));
  },
};

/** What has no room scrolls, from its beginning on; the chosen tab is in sight. */
export const Overflow: Story = {
  render: ({ sections: _sections, ...args }, { globals }) => {
    const texts = controlsOf(globals).sample;
    return (
      <div style={{ maxInlineSize: 340 }}>
        <Tabs
          {...args}
          label={texts.label}
          defaultValue="section-6"
          sections={texts.many.map((label, index) => ({
            value: `section-${index}`,
            label,
            children: texts.about(label),
          }))}
        />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const strip = canvas.getByRole('tablist');
    const last = canvas.getAllByRole('tab').at(-1);
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
    await expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(
      strip.getBoundingClientRect().right + 1,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What is typed in a panel is there when it is opened again. */
export const Fields: Story = {
  render: ({ sections: _sections, ...args }, { globals }) => {
    const texts = controlsOf(globals).signIn;
    return (
      <div style={{ maxInlineSize: 416 }}>
        <Tabs
          {...args}
          label={texts.label}
          sections={[
            {
              value: 'code',
              label: texts.code,
              children: <TextField type="email" label={texts.email} />,
            },
            {
              value: 'password',
              label: texts.password,
              children: <TextField type="password" label={texts.passwordLabel} />,
            },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const texts = controlsOf(globals).signIn;
    await userEvent.type(canvas.getByLabelText(texts.email), 'l.ortega');
    await userEvent.click(canvas.getByRole('tab', { name: texts.password }));
    await expect(canvas.getByLabelText(texts.email)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: texts.code }));
    await expect(canvas.getByLabelText(texts.email)).toHaveValue('l.ortega');
  },
};

/** The browser's own search finds what is in a closed panel, and opens it. */
export const Found: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const closed = canvasElement.querySelectorAll('[role="tabpanel"]')[2];
    await expect(closed).toHaveAttribute('hidden', 'until-found');
    // What the browser sends before it shows a find.
    closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('python');
    await expect(
      await canvas.findByRole('tabpanel', { name: controlsOf(globals).sample.names.python }),
    ).toBeVisible();
  },
};

/** The section stays as it is told from outside. */
export const Controlled: Story = {
  args: { value: 'curl' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const texts = controlsOf(globals).sample;
    await userEvent.click(canvas.getByRole('tab', { name: texts.names.python }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('python');
    await expect(canvas.getByRole('tabpanel', { name: texts.names.curl })).toBeVisible();
  },
};

export const Chinese: Story = { ...Overflow, globals: { language: 'zh' } };
