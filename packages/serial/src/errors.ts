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
  'wrong-version-after',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** A transfer that was stopped from here, which is no failure. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** A step that failed. The code says which sentence a visitor reads; the message is for the log. */
export class SerialError extends Error {
  override readonly name = 'SerialError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
