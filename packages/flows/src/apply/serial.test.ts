import { expect, it } from 'vitest';
import { formViewOf } from './form-view.ts';
import { openForm } from './testing/form.ts';

const t90 = { code: 'T90', type: 'searchlight', name: 'Searchlight' } as const;
const left = { type: 'blur', field: 'serialNumber' } as const;

it('asks whose the serial number is once its field is left, and not while it is empty', async () => {
  const { findDevice, send, type, see, untilSerial } = await openForm();
  findDevice.mockResolvedValue(t90);
  send(left);
  send({ type: 'blur', field: 'contact' });
  expect(findDevice).not.toHaveBeenCalled();
  type({ serialNumber: 't90 sample 01' });
  expect(findDevice).not.toHaveBeenCalled();
  send(left);
  await untilSerial('answered');
  expect(findDevice.mock.calls).toEqual([['t90 sample 01']]);
  expect(see().device).toEqual(t90);
});

it('asks nothing about what cannot be a number', async () => {
  const { findDevice, send, type } = await openForm();
  for (const serialNumber of ['T9O', 'T90-序1', 'A'.repeat(33)]) {
    type({ serialNumber });
    send(left);
  }
  expect(findDevice).not.toHaveBeenCalled();
});

it('fills in the model where none is chosen, and leaves one that is', async () => {
  const empty = await openForm();
  empty.findDevice.mockResolvedValue(t90);
  empty.type({ serialNumber: 'T90-SAMPLE-01' });
  empty.send(left);
  await empty.untilSerial('answered');
  expect(empty.see().typed.productCode).toBe('T90');

  const chosen = await openForm();
  chosen.findDevice.mockResolvedValue(t90);
  chosen.type({ productCode: 'H1T', serialNumber: 'T90-SAMPLE-01' });
  chosen.send(left);
  await chosen.untilSerial('answered');
  expect(chosen.see().typed.productCode).toBe('H1T');
});

it('fills in the model that the beginning of the number tells, and another one with another number', async () => {
  const { form, send, type, see } = await openForm();
  type({ serialNumber: 'T90-' });
  send({ type: 'recognise', model: 'T90' });
  expect(see().typed.productCode).toBe('T90');
  expect(formViewOf(form.actor.getSnapshot()).isModelFilled).toBe(true);
  type({ serialNumber: 'H1T-' });
  send({ type: 'recognise', model: 'H1T' });
  expect(see().typed.productCode).toBe('H1T');
});

it('leaves a model that was chosen, and one that was taken out again', async () => {
  const { form, send, type, see, findDevice, untilSerial } = await openForm();
  findDevice.mockResolvedValue(t90);
  type({ serialNumber: 'T90-SAMPLE-01' });
  send({ type: 'recognise', model: 'T90' });
  form.type('productCode', '');
  send({ type: 'recognise', model: 'T90' });
  send(left);
  await untilSerial('answered');
  expect(see().typed.productCode).toBe('');
  form.type('productCode', 'PT4');
  expect(formViewOf(form.actor.getSnapshot()).isModelFilled).toBe(false);
  send({ type: 'recognise', model: 'H1T' });
  expect(see().typed.productCode).toBe('PT4');
});

it('fills in no model where the form asks for none', async () => {
  const { send, see } = await openForm({ kind: 'activation' });
  send({ type: 'recognise', model: 'T90' });
  expect(see().typed.productCode).toBe('');
});

it('forgets the answer with the next letter, and one that comes late', async () => {
  const { findDevice, send, type, see, actor, untilSerial } = await openForm();
  findDevice.mockResolvedValue(t90);
  type({ serialNumber: 'T90-SAMPLE-01' });
  send(left);
  type({ serialNumber: 'T90-SAMPLE-02' });
  await findDevice.mock.results[0]?.value;
  expect(see().device).toBeNull();
  expect(actor.getSnapshot().matches({ filling: { serial: 'unasked' } })).toBe(true);

  send(left);
  await untilSerial('answered');
  type({ serialNumber: 'T90-SAMPLE-0' });
  expect(see().device).toBeNull();
  expect(actor.getSnapshot().matches({ filling: { serial: 'unasked' } })).toBe(true);
});

it('works on where nobody answers, and asks again when the field is left again', async () => {
  const { findDevice, send, type, until, untilSerial, formIs } = await openForm();
  findDevice.mockRejectedValueOnce(new Error('No line.'));
  type({ serialNumber: 'X-1001' });
  send(left);
  await untilSerial('unasked');
  await until('editing');
  expect(formIs('editing')).toBe(true);
  send(left);
  await untilSerial('answered');
  expect(findDevice).toHaveBeenCalledTimes(2);
});
