import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsOf } from '../../../fixtures/documents.ts';
import { downloadsPageTextsOf } from '../../../fixtures/pages/downloads.ts';
import { CommandNote } from './CommandNote.tsx';

const meta: Meta<typeof CommandNote> = {
  title: 'Patterns/Download/CommandNote',
  id: 'patterns-commandnote',
  tags: ['!autodocs'],
  component: CommandNote,
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
