import { describe, expect, it } from 'vitest';
import { isAtEnd, logText } from './logText.ts';

describe('logText', () => {
  it('is a line an entry, the marked ones with their sign', () => {
    expect(
      logText([
        { id: 1, time: '02:14:07.118', text: 'Port opened, 115 200 baud, 8-N-1' },
        { id: 2, time: '02:14:31.104', text: 'Block 104 resent once', tone: 'caution' },
        { id: 3, time: '02:14:40.102', text: 'device-lost', tone: 'critical' },
      ]),
    ).toBe(
      '02:14:07.118  Port opened, 115 200 baud, 8-N-1\n' +
        '02:14:31.104  ! Block 104 resent once\n' +
        '02:14:40.102  !! device-lost\n',
    );
  });

  it('is empty for an empty log', () => {
    expect(logText([])).toBe('');
  });
});

describe('isAtEnd', () => {
  it.each([
    [200, true],
    [192, true],
    [191, false],
    [0, false],
  ])('scrolled by %i of 200: %s', (scrollTop, atEnd) => {
    expect(isAtEnd({ scrollTop, clientHeight: 100, scrollHeight: 300 })).toBe(atEnd);
  });

  it('always where nothing is to scroll', () => {
    expect(isAtEnd({ scrollTop: 0, clientHeight: 100, scrollHeight: 100 })).toBe(true);
  });
});
