import type { SnapshotFrom } from 'xstate';
import type { firmwareUpgradeMachine } from './machine.ts';

type UpgradeSnapshot = SnapshotFrom<typeof firmwareUpgradeMachine>;

/** Whether the device is being written or restarts, so that nobody may leave. */
export function isWriting(snapshot: UpgradeSnapshot): boolean {
  return snapshot.matches('writing') || snapshot.matches('restarting');
}

/** Whether an upgrade stands still because of what has gone wrong. */
export function isBroken(snapshot: UpgradeSnapshot): boolean {
  return (
    snapshot.matches('failed') ||
    snapshot.matches('disconnected') ||
    snapshot.matches({ connected: 'unsuitable' })
  );
}

/** Whether the device itself has found what it holds to be the file. */
export function isVerified(snapshot: UpgradeSnapshot): boolean {
  return snapshot.matches('restarting') || snapshot.matches('complete') || snapshot.matches('unproven');
}
