import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cloudDocumentOf, highlighted, samplesOf } from '../../fixtures/cloud-document.tsx';
import { CodeSamples } from './CodeSamples.tsx';

const meta: Meta<typeof CodeSamples> = {
  title: 'Text/CodeSamples',
  id: 'components-codesamples',
  tags: ['new', 'since-0.4.0'],
  component: CodeSamples,
  parameters: {
    usage: {
      when: 'Use it for one and the same act in several programming languages: a tab each, its code below, which can be selected and copied. With `value` the page remembers which one a visitor reads. One code alone is a CodeBlock. On paper the tabs are gone and the language shown stays.',
      keyboard: [
        ['Tab', 'To the language that is shown, then to the code.'],
        ['Arrow left, Arrow right', 'Shows the language before or after.'],
        ['Home, End', 'Shows the first or the last.'],
      ],
    },
  },
  args: { onValueChange: fn() },
  render: (args, { globals }) => {
    const { code } = cloudDocumentOf(globals);
    const { python, reply } = samplesOf(globals);
    return (
      <CodeSamples
        {...args}
        label={args.label ?? code.copy}
        samples={
          args.samples ?? [
            { key: 'python', label: 'Python', title: 'speak.py', code: highlighted(python) },
            { key: 'json', label: 'JSON', title: 'reply.json', code: highlighted(reply) },
          ]
        }
        translations={code}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof CodeSamples>;

/** Tabs by the pattern of the W3C: one stop for Tab, arrow keys go around. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(tab('Python')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('JSON'));
    await expect(args.onValueChange).toHaveBeenCalledWith('json');
    await expect(canvas.getByRole('tabpanel', { name: 'JSON' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Python')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab('JSON')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: 'Python' })).toBeVisible();
    // The browser's own: back in history, to the top of the page.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}');
    await expect(tab('Python')).toHaveFocus();
  },
};

export const Playground: Story = { tags: ['!test'], args: { defaultValue: 'json' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
