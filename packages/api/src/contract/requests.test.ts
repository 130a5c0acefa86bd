import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { verdict } from '../testing/verdict.ts';
import { activateCare, activateDevice, lettersAndDigits, saveByHand, uploadFile } from './index.ts';

const request = {
  type: 'repair',
  num: 3,
  submissionId: '3f0c8f1e-6a52-4c1e-9d0a-0b9b5f6f7a10',
  contact: 'Kim',
  phone: '0755-1234 5678',
  region: 'Guangdong',
  address: 'Road 1\u202E',
  productCode: 'H1T',
  serialNumber: ' h1t－0001 ',
  description: 'No sound\nat all 😶',
  uploads: ['u1'],
  courier: 'SF',
  trackingNumber: 'sf 1234567890',
};
const { courier: _courier, trackingNumber: _trackingNumber, address: _address, ...withoutShipping } = request;

describe('service', () => {
  it('tidies a request', () => {
    expect(parse(saveByHand.body, request)).toEqual({
      ...request,
      phone: '075512345678',
      address: 'Road 1',
      serialNumber: 'H1T-0001',
      trackingNumber: 'SF1234567890',
    });
  });

  it('reads the answer of a server that names no days', () => {
    const days = { promisedBy: null, sendBy: '2026-11-28T08:00:00.000Z' };
    const requestNumber = 'ABCD-EFGH';
    expect(parse(saveByHand.reply, { requestNumber, ...days })).toEqual({ requestNumber, ...days });
    expect(parse(saveByHand.reply, { requestNumber })).toEqual({
      requestNumber,
      promisedBy: null,
      sendBy: null,
    });
  });

  it('knows repair as 3, exchange as 4 and a problem as a repair without shipping', () => {
    expect(verdict(saveByHand.body, { ...request, type: 'exchange', num: 4 })).toBe('good');
    expect(verdict(saveByHand.body, { ...withoutShipping, type: 'problem' })).toBe('good');
    expect(verdict(saveByHand.body, { ...request, num: 4 })).toEqual(['num: incorrectFormat']);
    expect(verdict(saveByHand.body, withoutShipping)).toEqual([
      'address: cannotBeEmpty',
      'courier: cannotBeEmpty',
      'trackingNumber: cannotBeEmpty',
    ]);
    expect(verdict(saveByHand.body, { ...request, type: 'refund' })).toEqual(['type: incorrectFormat']);
  });

  it.each([
    [{ contact: ' ' }, 'contact: cannotBeEmpty'],
    [{ contact: 'a\u0000b' }, 'contact: incorrectFormat'],
    [{ contact: 'a\r\nb' }, 'contact: incorrectFormat'],
    [{ contact: 'x'.repeat(101) }, 'contact: incorrectFormat'],
    [{ description: 'a\u0000b' }, 'description: incorrectFormat'],
    [{ phone: 'call me' }, 'phone: incorrectFormat'],
    [{ serialNumber: '' }, 'serialNumber: pleaseEnterSerialNumber'],
    [{ serialNumber: '../x' }, 'serialNumber: incorrectFormat'],
    [{ productCode: '' }, 'productCode: cannotBeEmpty'],
    [{ uploads: Array.from({ length: 10 }, () => 'u') }, 'uploads: incorrectFormat'],
    [{ uploads: ['../../etc'] }, 'uploads.0: incorrectFormat'],
    [{ submissionId: '1' }, 'submissionId: incorrectFormat'],
  ])('refuses a request with %j', (change, refusal) => {
    expect(verdict(saveByHand.body, { ...request, ...change })).toEqual([refusal]);
  });

  it('takes a number with whatever marks it was copied or dictated with', () => {
    const serials = [
      't90-sample-01',
      'T90 SAMPLE 01',
      'T90SAMPLE01',
      'Ｔ９０－ＳＡＭＰＬＥ－０１',
      'T90–SAMPLE—01',
      'T90\u2212SAMPLE\u201001',
      'T90_SAMPLE.01',
      '\u200BT90‑SAMPLE‑01\u00AD',
    ];
    for (const serialNumber of serials) {
      const tidied = parse(saveByHand.body, { ...request, serialNumber }).serialNumber;
      expect(lettersAndDigits(tidied)).toBe('T90SAMPLE01');
      expect(tidied).toMatch(/^[A-Z\d-]+$/);
    }
    const codes = { verificationCode: ' w9-cj ', activationCode: 't904 6fhp—25ls' };
    const parsed = parse(activateDevice.query, { serialNumber: 'T90SAMPLE01', ...codes });
    expect(parsed.verificationCode).toBe('W9CJ');
    expect(lettersAndDigits(parsed.activationCode)).toBe('T9046FHP25LS');
  });

  it('counts letters and digits, not marks', () => {
    const spread = 'T-9-0'.padEnd(60, '-A');
    expect(verdict(saveByHand.body, { ...request, serialNumber: spread.slice(0, 59) })).toBe('good');
    expect(verdict(saveByHand.body, { ...request, serialNumber: 'T-9-0' })).toEqual([
      'serialNumber: incorrectFormat',
    ]);
    expect(verdict(saveByHand.body, { ...request, serialNumber: '序列号T90-0001' })).toEqual([
      'serialNumber: incorrectFormat',
    ]);
  });

  it('asks for all three parts of an activation', () => {
    expect(
      verdict(activateDevice.query, { serialNumber: '', verificationCode: '', activationCode: '' }),
    ).toEqual([
      'serialNumber: pleaseEnterSerialNumber',
      'verificationCode: pleaseEnterVerificationCode',
      'activationCode: cannotBeEmpty',
    ]);
  });

  it('takes moments in UTC only', () => {
    const plan = { serialNumber: 'A', productCode: 'H1T', startsAt: '2026-01-31T08:00:00.000Z' };
    expect(verdict(activateCare.reply, { ...plan, endsAt: '2027-01-31T08:00:00Z' })).toBe('good');
    expect(verdict(activateCare.reply, { ...plan, endsAt: '2027-01-31T08:00:00+08:00' })).toEqual([
      'endsAt: incorrectFormat',
    ]);
  });

  it('takes files up to 20 MB', () => {
    const limit = 20 * 1024 * 1024;
    expect(verdict(uploadFile.body, { file: new Blob([new Uint8Array(limit)]) })).toBe('good');
    expect(verdict(uploadFile.body, { file: new Blob([new Uint8Array(limit + 1)]) })).toEqual([
      'file: incorrectFormat',
    ]);
    expect(verdict(uploadFile.body, { file: new Blob([]) })).toEqual(['file: cannotBeEmpty']);
    expect(verdict(uploadFile.body, { file: 'u1' })).toEqual(['file: cannotBeEmpty']);
  });
});
