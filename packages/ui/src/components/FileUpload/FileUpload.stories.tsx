import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { addedRows, uploadFiles, uploadLimits, uploadOf } from '../../fixtures/upload.ts';
import { Button } from '../Button/index.ts';
import { isolated } from '../Figure/index.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import type { UploadFile } from './uploadFile.ts';

type Globals = Record<string, unknown>;
type DemoProps = Partial<FileUploadProps> & {
  globals: Globals;
  /** Each press takes the list on by one step, as a network would. */
  steps?: ((files: UploadFile[]) => UploadFile[])[];
};

/** The list as a page keeps it. */
function Demo({ globals, steps = [], files: first = [], onAdd, ...args }: DemoProps) {
  const texts = uploadOf(globals);
  const [files, setFiles] = useState<UploadFile[]>(() => [...first]);
  const [step, setStep] = useState(0);
  const change = (id: string, to: Partial<UploadFile>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...to } : file)));
  return (
    <div style={{ maxInlineSize: 600 }}>
      <FileUpload
        label={texts.label}
        help={texts.help}
        limits={uploadLimits}
        translations={texts.translations}
        onCancel={(id) => change(id, { state: 'failed', error: texts.stopped })}
        onRetry={(id) => change(id, { state: 'uploading', sent: 0 })}
        onRemove={(id) => setFiles((all) => all.filter((file) => file.id !== id))}
        onUndoRemove={(file, index) => setFiles((all) => all.toSpliced(index, 0, file))}
        {...args}
        files={files}
        onAdd={(added) => {
          onAdd?.(added);
          setFiles((all) => addedRows(all, added));
        }}
      />
      {step < steps.length && (
        <Button
          onClick={() => {
            setFiles((all) => steps[step]?.(all) ?? all);
            setStep(step + 1);
          }}
        >
          {step + 1}
        </Button>
      )}
    </div>
  );
}

/** One step of a network: what becomes of a file. */
const set = (id: string, to: Partial<UploadFile>) => (files: UploadFile[]) =>
  files.map((file) => (file.id === id ? { ...file, ...to } : file));

/** A picture of one pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAcCBlCwAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const pictureFile = (name: string) => new File([png], name, { type: 'image/png' });
const textFile = () => new File(['log'], 'log.txt', { type: 'text/plain' });

const carry = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};

const dropOf = (file: File) =>
  new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carry(file) });

const meta = {
  title: 'Forms/FileUpload',
  id: 'components-fileupload',
  tags: ['stable', 'since-0.1.0'],
  component: FileUpload,
  parameters: {
    usage: {
      when: 'Use it in a form for pictures, video or documents that are sent while the visitor goes on. The page keeps the list and sends the files; put refused files into the list too, so that each says why. For a firmware file, of which there is one and which stays on the computer, use a plain file field.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves to the field, then through the buttons of the rows.'],
        ['Enter, Space', 'On the field: opens the system’s choice. On a button: does the action.'],
        ['Control + V', 'Anywhere in the form: adds the files or pictures that were copied.'],
      ],
    },
  },
  args: {
    label: '',
    files: [],
    limits: uploadLimits,
    onAdd: fn(),
    onRemove: fn(),
    translations: uploadOf({}).translations,
  },
  render: (args, { globals }) => {
    const texts = uploadOf(globals);
    const { label: _label, onRemove: _onRemove, translations: _translations, ...rest } = args;
    return (
      <Demo {...rest} globals={globals} label={args.label || texts.label} files={uploadFiles(globals)} />
    );
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six files in their states. A picture that the browser cannot read is a plate with its type. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { label, help, translations } = uploadOf(globals);
    await expect(canvas.getByRole('group', { name: `${label} ${translations.count(5, 9)}` })).toBeVisible();
    const field = canvas.getByLabelText(new RegExp(translations.choose));
    await expect(field).toHaveAccessibleDescription(help);
    const rows = within(canvas.getByRole('list', { name: translations.list })).getAllByRole('listitem');
    await expect(rows).toHaveLength(6);
    await expect(rows[1]).toHaveTextContent('HEIC');
    await expect(within(rows[2]!).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '58');
    await expect(rows[5]?.textContent).toContain(translations.refusal('size', isolated('26.4\u2009MB')));
    await expect(canvas.getByText(translations.refused(1))).toBeVisible();
    // Whatever its state, a row that says no reason has one height.
    await expect(new Set(rows.slice(0, 4).map((row) => row.offsetHeight)).size).toBe(1);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { label: 'T90', help: 'JPEG', error: '', disabled: false },
};

export const Empty: Story = {
  render: (_args, { globals }) => <Demo globals={globals} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText(uploadOf(globals).translations.count(0, 9))).toBeVisible();
  },
};

/** Chosen files come to the end of the list; what is refused says why in its row and beside the field. */
export const Choosing: Story = {
  render: ({ onAdd }, { globals }) => <Demo globals={globals} onAdd={onAdd} />,
  play: async ({ args, canvas, globals }) => {
    const { translations } = uploadOf(globals);
    const field = canvas.getByLabelText<HTMLInputElement>(new RegExp(translations.choose));
    await userEvent.upload(field, [pictureFile('front.png'), textFile()], { applyAccept: false });
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent(`front.png`);
    await expect(rows[0]).toHaveTextContent(translations.waiting);
    await expect(rows[1]).toHaveTextContent(translations.refusal('type', ''));
    await expect(canvas.getByText(translations.refused(1))).toBeVisible();
    await expect(canvas.getByText(translations.announceAdded(1, 1))).toBeInTheDocument();
    await expect(args.onAdd).toHaveBeenCalledOnce();
    // The picture is shown from the file itself.
    await waitFor(() => expect(rows[0]?.querySelector('img')?.src).toMatch(/^blob:/));
    // The same file can be chosen again.
    await expect(field.value).toBe('');
  },
};

/** Files dropped on the frame, and pasted anywhere in the form. One let go elsewhere does not take the page away. */
export const DropAndPaste: Story = {
  render: ({ onAdd }, { globals }) => (
    <form>
      <textarea aria-label={uploadOf(globals).help} />
      <Demo globals={globals} onAdd={onAdd} />
    </form>
  ),
  play: async ({ canvas, globals }) => {
    const { translations } = uploadOf(globals);
    const zone = canvas.getByText(translations.choose);
    zone.dispatchEvent(dropOf(pictureFile('dropped.png')));
    await expect(await canvas.findByText('dropped.png')).toBeVisible();

    const area = canvas.getByRole('textbox');
    area.dispatchEvent(
      new ClipboardEvent('paste', {
        bubbles: true,
        cancelable: true,
        clipboardData: carry(pictureFile('pasted.png')),
      }),
    );
    await expect(await canvas.findByText('pasted.png')).toBeVisible();
    // A passage that brings a picture of itself is text.
    const passage = carry(pictureFile('passage.png'));
    passage.setData('text/plain', 'T90');
    area.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: passage }),
    );
    await expect(canvas.queryByText('passage.png')).toBeNull();

    const beside = dropOf(pictureFile('beside.png'));
    area.dispatchEvent(beside);
    await expect(beside.defaultPrevented).toBe(true);
    await expect(canvas.queryByText('beside.png')).toBeNull();
  },
};

/** A removed row leaves its place to a way back, which has the focus. */
export const Removing: Story = {
  play: async ({ canvas, globals }) => {
    const { translations } = uploadOf(globals);
    const rows = () => within(canvas.getByRole('list', { name: translations.list })).getAllByRole('listitem');
    const before = rows()[2]?.offsetTop;
    await userEvent.click(canvas.getByRole('button', { name: translations.removeFile('label.heic') }));
    const undo = canvas.getByRole('button', { name: translations.undo });
    await expect(undo).toHaveFocus();
    await expect(rows()[1]).toHaveTextContent(translations.removed('label.heic'));
    await expect(rows()[2]?.offsetTop).toBe(before);
    await userEvent.click(undo);
    await expect(canvas.getByRole('button', { name: translations.removeFile('label.heic') })).toHaveFocus();
    await expect(rows()).toHaveLength(6);

    // What was refused cannot come back: the focus goes to the row before, for it was the last.
    await userEvent.click(canvas.getByRole('button', { name: translations.removeFile('full-test.mp4') }));
    await expect(canvas.getByRole('button', { name: translations.removeFile('side.jpg') })).toHaveFocus();
    await expect(canvas.queryByText(translations.refused(1))).toBeNull();
  },
};

/** Without a way back the focus goes to the next row, and from the last one to the field. */
export const RemovingForGood: Story = {
  render: (_args, { globals }) => (
    <Demo globals={globals} files={uploadFiles(globals).slice(0, 2)} onUndoRemove={undefined} />
  ),
  play: async ({ canvas, globals }) => {
    const { translations } = uploadOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: translations.removeFile('lamp-front.jpg') }));
    const last = canvas.getByRole('button', { name: translations.removeFile('label.heic') });
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByLabelText(new RegExp(translations.choose))).toHaveFocus();
  },
};

/** The focus stays in its row, whatever becomes of the file. */
export const StoppingAndRetrying: Story = {
  play: async ({ canvas, globals }) => {
    const { stopped, translations } = uploadOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: translations.cancelFile('flight-0214.mp4') }));
    await expect(canvas.getByText(stopped)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: translations.removeFile('flight-0214.mp4') }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: translations.retryFile('flight-0214.mp4') }));
    await expect(
      canvas.getByRole('button', { name: translations.cancelFile('flight-0214.mp4') }),
    ).toHaveFocus();
  },
};

/** Each file is said once, when it has arrived or failed, and no percent before. */
export const ReadOut: Story = {
  render: (_args, { globals }) => {
    return (
      <Demo
        globals={globals}
        files={uploadFiles(globals).slice(0, 4)}
        steps={[
          set('flight', { sent: 13_000_000 }),
          set('flight', { state: 'done' }),
          set('port', { state: 'failed', error: uploadOf(globals).failed }),
        ]}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { translations } = uploadOf(globals);
    const spoken = () =>
      canvas
        .getAllByRole('status')
        .map((region) => region.textContent)
        .join('');
    await userEvent.click(canvas.getByRole('button', { name: '1' }));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '91');
    await expect(spoken()).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: '2' }));
    await expect(spoken()).toBe(translations.announceDone('flight-0214.mp4'));
    await userEvent.click(canvas.getByRole('button', { name: '3' }));
    await expect(spoken()).toBe(translations.announceFailed('port-after.mp4'));
  },
};

/** The addresses of pictures are given back with their rows. */
export const AddressesGivenBack: Story = {
  render: (_args, { globals }) => <Demo globals={globals} />,
  play: async ({ canvas, globals }) => {
    const { translations } = uploadOf(globals);
    const revoke = spyOn(URL, 'revokeObjectURL');
    await userEvent.upload(
      canvas.getByLabelText<HTMLInputElement>(new RegExp(translations.choose)),
      pictureFile('front.png'),
    );
    const row = canvas.getByRole('listitem');
    await waitFor(() => expect(row.querySelector('img')).not.toBeNull());
    const address = row.querySelector('img')?.src ?? '';
    await userEvent.click(canvas.getByRole('button', { name: translations.removeFile('front.png') }));
    await expect(revoke.mock.calls).toContainEqual([address]);
  },
};

/** A long name is cut in its middle: its number and type stay. */
export const LongNames: Story = {
  render: (_args, { globals }) => (
    <Demo
      globals={globals}
      files={[
        {
          id: 'long',
          name: 'DJI_20261120021407_searchlight_port_side_after_full_power_0214_Z.mp4',
          size: 14_200_000,
          type: 'video/mp4',
          state: 'done',
        },
        {
          id: 'han',
          name: '二零二六年十一月二十日满功率工作二十分钟后三号灯不亮现场照片左舷近景第三张.jpg',
          size: 812_000,
          type: 'image/jpeg',
          state: 'waiting',
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0214_Z.mp4')).toBeVisible();
    for (const row of canvas.getAllByRole('listitem')) {
      const name = within(row)
        .getByTitle(/^(DJI|二零)/)
        .getBoundingClientRect();
      await expect(name.right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
    }
  },
};

/** The field's own error, as the summary of a form leads to it. */
export const Invalid: Story = {
  render: (_args, { globals }) => <Demo globals={globals} required error={uploadOf(globals).missing} />,
  play: async ({ canvas, globals }) => {
    const { missing, help, translations } = uploadOf(globals);
    const field = canvas.getByLabelText(new RegExp(translations.choose));
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(`${missing} ${help}`);
  },
};

/** As while the form is sent: nothing comes in, nothing is taken out. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, globals }) => {
    const { translations } = uploadOf(globals);
    await expect(canvas.getByLabelText(new RegExp(translations.choose))).toBeDisabled();
    canvas.getByText(translations.choose).dispatchEvent(dropOf(pictureFile('late.png')));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(new Set(rows.slice(0, 4).map((row) => row.offsetHeight)).size).toBe(1);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};
