/**
 * Keys of the messages a refusal can carry: one for each message of the specification (sections 5
 * and 8) that a call can answer with, and at the end those of refusals that it does not list. The texts are the
 * catalogue's, under these keys of its messages.
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
  /** A password that is being chosen has nothing in it that can be seen. */
  'passwordBlank',
  /** A password that is being chosen is among the first that are guessed. */
  'passwordTooCommon',
  /** A password that is being chosen is the address of the account, or a part of it. */
  'passwordIsAddress',
  /** No text messages are sent to this country. */
  'noTextToCountry',
  /** A phone number without its country code is of no country that it can be told by. */
  'phoneNeedsCountry',
  /** Another website made the browser ask for something that only this site's pages ask for. */
  'fromAnotherSite',
  /** Another account has a care plan for the device */
  'coveredByAnotherAccount',
  /** Another account has claimed the device */
  'ofAnotherAccount',
  /** A request was taken, and comes again with other content */
  'alreadySent',
  /** Requests, files or bytes of a day are used up */
  'dailyLimitReached',
  /** The disk for files is as good as full */
  'noRoomForFiles',
  /** The account is not of the staff. */
  'staffOnly',
  /** Words to a customer have a place of their template that is not filled in. */
  'placeLeftOpen',
  /** The desk asks for the second factor first. */
  'secondFactorWanted',
  /** Someone else changed a request since it was read. */
  'changedMeanwhile',
  /** A request or device does not allow a change as it stands. */
  'notPossibleNow',
  /** A day by which something is wanted lies in the past. */
  'dayHasPassed',
] as const;

export type MessageKey = (typeof messageKeys)[number];

/** Whether a value from outside is a key of this list. */
export function isMessageKey(value: unknown): value is MessageKey {
  return (messageKeys as readonly unknown[]).includes(value);
}
