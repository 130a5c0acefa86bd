import { expect, it } from 'vitest';
import { masked } from './address.ts';

it.each([
  ['phone', '13800138000', '138****8000'],
  ['phone', '+447700900123', '+4477****0123'],
  ['phone', '+1234567', '****4567'],
  ['email', 'zoe@example.com', 'z***@example.com'],
  ['email', 'z@example.com', 'z***@example.com'],
] as const)('hides the middle of the %s %s', (kind, value, shown) => {
  expect(masked({ kind, value })).toBe(shown);
});
