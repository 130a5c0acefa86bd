import { type ErrorCode, SerialError } from '@payload/serial';

/** The specification's sentences for an upgrade, by the names they have in the texts. */
type UpgradeMessage =
  | 'pleaseSelectSerialPort'
  | 'notUpgradeProduct'
  | 'pleaseSelectCorrectFile'
  | 'deviceDisconnected'
  | 'upgradeFailedTryAgain'
  | 'upgradeFailedContactService';

/** Why a step failed: its code, and the message a visitor reads. */
export interface UpgradeFailure {
  readonly code: ErrorCode;
  /** Null where the page has a help text of its own for the code. */
  readonly key: UpgradeMessage | null;
  /** What was seen, for a sentence that says it. */
  readonly values: SerialError['values'];
}

const keys: Readonly<Record<ErrorCode, UpgradeMessage | null>> = {
  'no-port-selected': 'pleaseSelectSerialPort',
  'gesture-required': 'pleaseSelectSerialPort',
  'unsupported-browser': null,
  'policy-blocked': null,
  'open-failed': null,
  'already-open': null,
  'hello-timeout': 'notUpgradeProduct',
  'bad-hello': 'notUpgradeProduct',
  'unknown-model': 'notUpgradeProduct',
  'file-short': 'pleaseSelectCorrectFile',
  'file-magic': 'pleaseSelectCorrectFile',
  'file-header-crc': 'pleaseSelectCorrectFile',
  'file-header-version': 'pleaseSelectCorrectFile',
  'file-size': 'pleaseSelectCorrectFile',
  'file-model': 'pleaseSelectCorrectFile',
  'file-hardware': 'pleaseSelectCorrectFile',
  'file-too-big': 'pleaseSelectCorrectFile',
  'file-crc': 'pleaseSelectCorrectFile',
  'file-hash': 'pleaseSelectCorrectFile',
  'file-signature': 'pleaseSelectCorrectFile',
  'file-downgrade': 'pleaseSelectCorrectFile',
  'device-lost': 'deviceDisconnected',
  'nak-limit': 'upgradeFailedTryAgain',
  timeout: 'upgradeFailedTryAgain',
  'cancelled-by-device': 'upgradeFailedTryAgain',
  'verify-mismatch': 'upgradeFailedTryAgain',
  'reboot-timeout': 'upgradeFailedTryAgain',
  'not-restarted': 'upgradeFailedTryAgain',
  'swap-failed': 'upgradeFailedTryAgain',
  'wrong-version-after': 'upgradeFailedTryAgain',
  'other-version-after': 'upgradeFailedTryAgain',
  'wrong-image-after': 'upgradeFailedTryAgain',
  'wrong-device-after': 'upgradeFailedTryAgain',
};

/** Reads what a step was rejected with. What is no error of the line, such as a bug, is told as `otherwise`. */
export function upgradeFailureOf(error: unknown, otherwise: ErrorCode): UpgradeFailure {
  if (!(error instanceof SerialError)) return { code: otherwise, key: keys[otherwise], values: {} };
  const { code, values } = error;
  return { code, key: keys[code], values };
}
