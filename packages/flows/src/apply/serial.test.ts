import { expect, it } from 'vitest';
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
  type({ serialNumber: 'X-1' });
  send(left);
  await untilSerial('unasked');
  await until('editing');
  expect(formIs('editing')).toBe(true);
  send(left);
  await untilSerial('answered');
  expect(findDevice).toHaveBeenCalledTimes(2);
});
