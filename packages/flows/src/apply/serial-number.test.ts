import { describe, expect, it } from 'vitest';
import { readSerial } from './serial-number.ts';

const codes = ['T30', 'T30S', 'T30V2', 'T90', 'S3', 'S3mini', 'H1T', 'H150T', 'SDKOSDK', 'PTS42023'];

describe('what is printed', () => {
  it.each([
    ['t90 sample 01', 'T90-SAMPLE-01'],
    ['  T90_sample/01 ', 'T90-SAMPLE-01'],
    ['Ｔ９０－０１', 'T90-01'],
    ['T90\u200B-01', 'T90-01'],
    ['', ''],
  ])('of %j is %j', (typed, printed) => {
    expect(readSerial(typed, codes).printed).toBe(printed);
  });
});

describe('the length', () => {
  it.each([
    ['T-9', 2, 2, 0],
    ['T-90-1', 4, 0, 0],
    ['A'.repeat(32), 32, 0, 0],
    [`${'A'.repeat(33)}-1`, 34, 0, 2],
  ])('of %j is counted without marks', (typed, characters, missing, surplus) => {
    expect(readSerial(typed, codes)).toMatchObject({ characters, missing, surplus });
  });
});

it('names each character that no number has, once', () => {
  expect(readSerial('T90-序列号-序É', codes).foreign).toEqual(['序', '列', '号', 'É']);
  expect(readSerial('t90 #01 / ok', codes).foreign).toEqual([]);
});

describe('the model', () => {
  it.each([
    ['T90', 'T90'],
    ['t90 sample', 'T90'],
    ['T90SAMPLE01', 'T90'],
    ['T30-0001', 'T30'],
    ['T30S-0001', 'T30S'],
    ['s3mini-01', 'S3mini'],
    ['S3-0001', 'S3'],
    // More characters have to tell.
    ['T30', null],
    ['S3M', null],
    ['T30S0001', null],
    ['T9', null],
    ['X90-0001', null],
    ['', null],
  ])('of %j is %j', (typed, model) => {
    expect(readSerial(typed, codes).model).toBe(model);
  });
});

describe('a beginning that looks like a code', () => {
  it.each([
    ['T9O-0001', { typed: 'T9O', code: 'T90' }],
    ['HI5OT-1', { typed: 'HI5OT', code: 'H150T' }],
    ['SDK0SDK', { typed: 'SDK0SDK', code: 'SDKOSDK' }],
    ['T90-O1', null],
    ['T9', null],
    ['XY0', null],
  ])('of %j is %j', (typed, lookAlike) => {
    expect(readSerial(typed, codes).lookAlike).toEqual(lookAlike);
  });
});
