/** When a fault strikes: at a byte of its lane, at a share of the firmware, or when the device comes to a step. */
export type Moment = { readonly byte: number } | { readonly percent: number } | { readonly step: DeviceStep };

export const deviceSteps = ['hello', 'begin', 'transfer', 'verify', 'reboot'] as const;

/** What a device is at. */
export type DeviceStep = (typeof deviceSteps)[number];

export type Lane = 'toDevice' | 'toHost';

/** What a disturbed line does to the bytes on it. `amount` is bytes, or milliseconds for `delay` and `disconnect`. */
export const lineFaultKinds = ['flip', 'drop', 'duplicate', 'delay', 'truncate', 'disconnect'] as const;
type LineFaultKind = (typeof lineFaultKinds)[number];

export interface LineFault {
  readonly kind: LineFaultKind;
  readonly lane: Lane;
  readonly at: Moment;
  /** Bytes dropped or duplicated; milliseconds of delay, or until the device is plugged in again (0: never). */
  readonly amount: number;
}

/**
 * What a faulty or foreign device does.
 * - `mute`: hears and never answers. `babble`: answers with what is no frame. `foreign`: is another product.
 * - `reject`: refuses the file, with the number of the reason. `cancel`: breaks the transfer off.
 * - `stall`: falls silent. `nak`: refuses every block. `flash`: keeps a byte wrong.
 * - `stale`: comes back with its old firmware. `dead`: does not come back.
 */
export const deviceFaultKinds = [
  'mute',
  'babble',
  'foreign',
  'reject',
  'cancel',
  'stall',
  'nak',
  'flash',
  'stale',
  'dead',
] as const;
export type DeviceFaultKind = (typeof deviceFaultKinds)[number];

export interface DeviceFault {
  readonly kind: DeviceFaultKind;
  readonly at: Moment;
  /** Which reason a refusal has, as a number from 1. */
  readonly amount: number;
}

export type Fault = LineFault | DeviceFault;

export function isLineFault(fault: Fault): fault is LineFault {
  return 'lane' in fault;
}
