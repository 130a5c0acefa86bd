import { expect, it } from 'vitest';
import { frameAddress, groundFrames } from './frames.ts';

it('shows a story on every ground in both languages', () => {
  expect(groundFrames.map(({ label }) => label)).toEqual([
    'night, English',
    'paper, English',
    'dark paper, English',
    'night, 中文',
    'paper, 中文',
    'dark paper, 中文',
  ]);
});

it('keeps what the toolbar and the controls say', () => {
  const globals = { ground: 'sheet', language: 'zh', direction: 'rtl', viewport: { value: 'phone' } };
  expect(frameAddress('components-button--default', globals, 'busy:!true')).toBe(
    'iframe.html?id=components-button--default&viewMode=story&globals=ground:sheet;language:zh;direction:rtl&args=busy:!true',
  );
});
