import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsOf } from '../../fixtures/documents.ts';
import { downloadsPageTextsOf } from '../../fixtures/pages/downloads.ts';
import { CommandNote } from './CommandNote.tsx';

const meta: Meta<typeof CommandNote> = {
  title: 'Text/CommandNote',
  id: 'components-commandnote',
  tags: ['stable', 'since-0.3.0'],
  component: CommandNote,
  parameters: {
    usage: {
      when: 'Use it below a file, to say how it is checked at a computer. A remark without commands is a Note; code of several lines is a CodeBlock. It takes no focus.',
    },
  },
  args: { text: '', commands: [] },
  render: (args, { globals }) => {
    const file = documentsOf(globals).files[0]?.file;
    const given = args.commands.length > 0;
    return (
      <CommandNote
        {...args}
        text={args.text || downloadsPageTextsOf(globals).check}
        commands={
          given
            ? args.commands
            : [
                { system: 'Windows', command: `certutil -hashfile ${file} SHA256` },
                { system: 'macOS / Linux', command: `shasum -a 256 ${file}` },
              ]
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof CommandNote>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { text: 'T90', commands: [{ system: 'Linux', command: 'ls' }] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
