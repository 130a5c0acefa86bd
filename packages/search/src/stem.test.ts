import { expect, it } from 'vitest';
import { stemOf } from './stem.ts';

it.each([
  ['light', 'lights', 'lighting', 'lighted'],
  ['flicker', 'flickers', 'flickering', 'flickered'],
  ['activate', 'activates', 'activating', 'activated', 'activation'],
  ['drop', 'drops', 'dropping', 'dropped', 'dropper', 'droppers'],
  ['battery', 'batteries'],
  ['crash', 'crashes', 'crashed'],
])('tells the forms of %s to be one', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

it.each([
  ['light', 'lift'],
  ['status', 'state'],
  ['water', 'warranty'],
  ['port', 'part'],
])('keeps %s and %s apart', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

it.each(['t90v2', '探照灯', '13000', 'is'])('leaves %s as it is', (word) => {
  expect(stemOf(word)).toBe(word);
});
