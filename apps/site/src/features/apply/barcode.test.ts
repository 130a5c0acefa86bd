import { expect, it } from 'vitest';
import { serialIn, serialPasted } from './barcode.ts';

it.each([
  ['H1T-SAMPLE-01', 'H1T-SAMPLE-01'],
  [' h1t-sample-01\n', 'H1T-SAMPLE-01'],
  ['Ｈ１Ｔ－0001', 'H1T-0001'],
  ['SN: T90A230900417', 'T90A230900417'],
  ['S/N T90A230900417 VC 8K20', 'T90A230900417'],
  ['MODEL=T90;SN=T90A230900417;VC=8K20', 'T90A230900417'],
  ['https://jz.example/a?sn=t90-sample-01&x=1', 'T90-SAMPLE-01'],
  ['https://jz.example/a?serialNumber=T90-SAMPLE-02', 'T90-SAMPLE-02'],
])('finds the serial number in %j', (code, serial) => {
  expect(serialIn(code)).toBe(serial);
});

it.each(['', 'H1', 'https://jz.example/manuals/t90.pdf', 'WIFI:S:guest;T:WPA;P:1234;;', 'SN: ?'])(
  'finds none in %j',
  (code) => {
    expect(serialIn(code)).toBeNull();
  },
);

it.each([
  ['https://jz.example/cn/device?serial=t90-sample-01', 'T90-SAMPLE-01'],
  ['https://jz.example/en/device/T90-SAMPLE-01', 'T90-SAMPLE-01'],
  ['SN: T90A230900417', 'T90A230900417'],
  ['t90 sample 01', null],
  ['T90/SAMPLE/01', null],
])('takes the serial number out of %j where it is pasted', (text, serial) => {
  expect(serialPasted(text)).toBe(serial);
});
