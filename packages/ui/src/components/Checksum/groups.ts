const groupSize = 8;

/** A checksum in groups of eight characters, as two people compare it: 64 hex digits are eight groups. */
export function groupsOf(sum: string): string[] {
  return sum.match(new RegExp(`.{1,${groupSize}}`, 'g')) ?? [];
}
