/** What a firmware file is refused for, in the order of the checks. A device's reason is the place here, from 1. */
export const fileErrors = [
  'file-short',
  'file-magic',
  'file-header-crc',
  'file-header-version',
  'file-size',
  'file-model',
  'file-hardware',
  'file-too-big',
  'file-crc',
  'file-hash',
  'file-signature',
  'file-downgrade',
] as const;

export type FileError = (typeof fileErrors)[number];

/** Everything that can end a step of an upgrade. */
export const errorCodes = [
  'no-port-selected',
  'gesture-required',
  'unsupported-browser',
  'policy-blocked',
  'open-failed',
  'already-open',
  'hello-timeout',
  'bad-hello',
  'unknown-model',
  ...fileErrors,
  'device-lost',
  'nak-limit',
  'timeout',
  'cancelled-by-device',
  'verify-mismatch',
  'reboot-timeout',
  'not-restarted',
  'swap-failed',
  'wrong-version-after',
  'other-version-after',
  'wrong-image-after',
  'wrong-device-after',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What an error or a line of the log says besides, for a page to say it in its own language. */
export type Values = Readonly<Record<string, string | number>>;

/** A transfer that was stopped from here, which is no failure. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** A step that failed. The code says which sentence a visitor reads; message and values are for the log. */
export class SerialError extends Error {
  override readonly name = 'SerialError';
  readonly code: ErrorCode;
  /** What was seen: a version, a serial number, a count. */
  readonly values: Values;

  constructor(code: ErrorCode, message: string, options: ErrorOptions & { values?: Values } = {}) {
    super(message, options);
    this.code = code;
    this.values = options.values ?? {};
  }
}
