/**
 * Keys of the messages a refusal can carry, one for each message of the specification (sections 5
 * and 8) that a call can answer with. The texts are the catalogue's, under these keys of its messages.
 */
export const messageKeys = [
  /** Incorrect Format */
  'incorrectFormat',
  /** Cannot Be Empty */
  'cannotBeEmpty',
  /** Please enter verification code */
  'pleaseEnterVerificationCode',
  /** Please enter a 4-digit verification code */
  'pleaseEnterFourDigitCode',
  /** The verification code is incorrect */
  'verificationCodeIncorrect',
  /** Verification failed */
  'verificationFailed',
  /** Please enter password */
  'pleaseEnterPassword',
  /** Please confirm password */
  'pleaseConfirmPassword',
  /** Password length less than 6 */
  'passwordTooShort',
  /** Two password inconsistencies */
  'passwordsDiffer',
  /** Please enter the device serial number */
  'pleaseEnterSerialNumber',
  /** Check Fail */
  'checkFail',
  /** Please log in first */
  'pleaseLogInFirst',
  /** Operation failure */
  'operationFailure',
] as const;

export type MessageKey = (typeof messageKeys)[number];

/** Whether a value from outside is a key of this list. */
export function isMessageKey(value: unknown): value is MessageKey {
  return (messageKeys as readonly unknown[]).includes(value);
}
