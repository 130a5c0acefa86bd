import type { Upload } from '@payload/api/contract';
import { expect, it } from 'vitest';
import { callFailure } from '../testing/errors.ts';
import { typed } from './testing/checks.ts';
import { openForm } from './testing/form.ts';

it('waits for files on their way, and sends their names with the form', async () => {
  const { add, formIs, send, sendFile, submit, type, until } = await openForm({ kind: 'problem' });
  const { promise, resolve } = Promise.withResolvers<Upload>();
  sendFile.mockReturnValueOnce(promise);
  type(typed);
  add('a.jpg', 'b.jpg');
  send({ type: 'submit' });
  send({ type: 'submit' });
  expect(formIs('sendingFiles')).toBe(true);
  resolve({ id: 'a', name: 'a.jpg', type: 'image/jpeg', size: 1 });
  await until('succeeded');
  expect(submit.mock.calls.map(([{ body }]) => body)).toMatchObject([{ uploads: ['a', 'on-server-b.jpg'] }]);
});

it('lets the visitor go back to the form while files are on their way', async () => {
  const { add, formIs, send, sendFile, submit, type } = await openForm();
  sendFile.mockReturnValueOnce(new Promise(() => {}));
  type(typed);
  add('a.jpg');
  send({ type: 'submit' });
  send({ type: 'edit' });
  expect(formIs('editing')).toBe(true);
  expect(submit).not.toHaveBeenCalled();
});

it('does not send a form whose file failed, until it is tried again or taken out', async () => {
  const { add, send, see, sendFile, submit, type, untilFile, until } = await openForm();
  sendFile.mockRejectedValueOnce(callFailure('network'));
  type(typed);
  add('a.jpg');
  send({ type: 'submit' });
  await until('editing');
  await untilFile('a.jpg failed');
  expect(see().errors).toEqual({ uploads: 'operationFailure' });
  expect(submit).not.toHaveBeenCalled();
  send({ type: 'files', command: { type: 'remove', id: see().rows[0]?.id ?? '' } });
  expect(see().errors).toEqual({});
  send({ type: 'submit' });
  await until('succeeded');
  expect(submit.mock.calls[0]?.[0].body).toMatchObject({ uploads: [] });
});

it('sends a form without the files that were refused', async () => {
  const { send, see, submit, type, until } = await openForm();
  type(typed);
  send({
    type: 'files',
    command: { type: 'add', files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] },
  });
  expect(see().rows).toMatchObject([{ state: 'refused', refusal: 'type' }]);
  send({ type: 'submit' });
  await until('succeeded');
  expect(submit.mock.calls[0]?.[0].body).toMatchObject({ uploads: [] });
});
