import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { inLanguage } from '../../fixtures/language.ts';
import { UploadIcon } from '../../icons/index.ts';
import { FileButton } from './FileButton.tsx';

const textOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, { en: 'Choose a file on this computer', zh: '选择本机文件' });

const meta: Meta<typeof FileButton> = {
  title: 'Actions/FileButton',
  id: 'components-filebutton',
  tags: ['stable', 'since-0.3.0'],
  component: FileButton,
  parameters: {
    usage: {
      when: 'Use it for one file that is read at once, as an act among others. Files of a form, several, with previews and progress, are a FileUpload.',
      keyboard: [['Enter, Space', 'Opens the system’s dialog.']],
    },
  },
  args: { accept: '.ufw', onChoose: fn(), onCancel: fn(), children: null },
  render: (args, { globals }) => (
    <FileButton {...args} start={<UploadIcon />}>
      {args.children ?? textOf(globals)}
    </FileButton>
  ),
};
export default meta;
type Story = StoryObj<typeof FileButton>;

/** The button opens the dialog of the field; the same file can be chosen twice, and the dialog be left. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const field = canvasElement.querySelector('input')!;
    const open = spyOn(field, 'click').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals) }));
    await expect(open).toHaveBeenCalledOnce();
    open.mockRestore();
    const file = new File(['T90'], 'T90.ufw');
    await userEvent.upload(field, file);
    await userEvent.upload(field, file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
    field.dispatchEvent(new Event('cancel'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { tags: ['!test'], args: { children: 'T90' } };
