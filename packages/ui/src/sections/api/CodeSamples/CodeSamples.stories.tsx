import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cloudDocumentOf, highlighted, samplesOf } from '../../../fixtures/cloud-document.tsx';
import { CodeSamples } from './CodeSamples.tsx';

const meta: Meta<typeof CodeSamples> = {
  title: 'Patterns/Cloud API/CodeSamples',
  id: 'patterns-codesamples',
  tags: ['!autodocs'],
  component: CodeSamples,
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
