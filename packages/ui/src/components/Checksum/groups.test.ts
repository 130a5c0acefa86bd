import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups.ts';

describe('the groups of a checksum', () => {
  it('are eight of eight for SHA-256', () => {
    const sum = '9f2c41d07b6e8a35c1904fd2e6b7730a58c4e19d2fb0467a81d35e0c94a7b612';
    expect(groupsOf(sum)).toEqual([
      '9f2c41d0',
      '7b6e8a35',
      'c1904fd2',
      'e6b7730a',
      '58c4e19d',
      '2fb0467a',
      '81d35e0c',
      '94a7b612',
    ]);
    expect(groupsOf(sum).join('')).toBe(sum);
  });

  it('keep what is left over', () => {
    expect(groupsOf('9f2c41d07b')).toEqual(['9f2c41d0', '7b']);
    expect(groupsOf('')).toEqual([]);
  });
});
