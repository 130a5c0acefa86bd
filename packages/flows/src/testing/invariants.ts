import { applyInvariants } from '../apply/testing/invariants.ts';
import { deskRequestInvariants, deskSessionInvariants } from '../desk/testing/invariants.ts';
import { firmwareUpgradeInvariants } from '../firmware-upgrade/testing/invariants.ts';
import { recommendationInvariants } from '../recommendation/testing/invariants.ts';
import { signInInvariants } from '../sign-in/testing/invariants.ts';
import { uploadInvariants, uploadsInvariants } from '../uploads/testing/invariants.ts';

export type { Invariant, Stage } from './invariant.ts';

/** What must hold in each machine, by its id: judged on every walk, and while one is gone through by hand. */
export const invariants = {
  signIn: signInInvariants,
  apply: applyInvariants,
  upload: uploadInvariants,
  uploads: uploadsInvariants,
  firmwareUpgrade: firmwareUpgradeInvariants,
  recommendation: recommendationInvariants,
  deskSession: deskSessionInvariants,
  deskRequest: deskRequestInvariants,
};
