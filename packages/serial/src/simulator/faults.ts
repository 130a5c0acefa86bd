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
 * What a faulty, foreign or lying device does, and a host that sleeps.
 * - `mute`: hears and never answers. `babble`: answers with what is no frame. `foreign`: is another product.
 * - `reject`: refuses the file, with the number of the reason. `cancel`: breaks the transfer off.
 * - `stall`: falls silent. `nak`: refuses every block. `flash`: keeps a byte wrong.
 * - `slow`: takes so many milliseconds for each answer. `busy`: the same, and says BUSY meanwhile.
 * - `acks`: acknowledges twice, in so many cases of a hundred. `deaf`: does not hear at a raised rate.
 * - `lossy`: hears at a raised rate what is short, and loses bytes of blocks there.
 * - `echo`: finds everything good, repeats the hash it was told, and runs whatever it holds.
 * - `ignore`: does not restart. `swap`: cannot take the new image, and says so. `stale`: comes back with its old
 *   firmware. `dead`: does not come back.
 * - `version`, `image`, `serial`: comes back with a third version, with another image of the version that was sent,
 *   with another serial number.
 * - `recount`: begins its count of starts again.
 * - `sleep`: the host's computer sleeps for so many milliseconds.
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
  'slow',
  'busy',
  'acks',
  'deaf',
  'lossy',
  'echo',
  'ignore',
  'swap',
  'stale',
  'dead',
  'version',
  'image',
  'serial',
  'recount',
  'sleep',
] as const;
export type DeviceFaultKind = (typeof deviceFaultKinds)[number];

export interface DeviceFault {
  readonly kind: DeviceFaultKind;
  readonly at: Moment;
  /** Number of a refusal's reason, from 1; milliseconds of `slow`, `busy` and `sleep`; percent of `acks`; else 0. */
  readonly amount: number;
}

export type Fault = LineFault | DeviceFault;

export function isLineFault(fault: Fault): fault is LineFault {
  return 'lane' in fault;
}
