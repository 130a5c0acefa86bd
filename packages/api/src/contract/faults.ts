/**
 * What the workshop found wrong with a device, as figures count it: its light, its sound, its power supply, its connection to
 * the aircraft, what moves (gimbal, hooks, rotors of a fan), water inside, a blow or fall, its firmware, nothing, or something
 * else.
 */
export const faults = [
  'light',
  'sound',
  'power',
  'connection',
  'motion',
  'water',
  'impact',
  'firmware',
  'none',
  'other',
] as const;
export type Fault = (typeof faults)[number];
