import type { SnapshotFrom } from 'xstate';
import type { firmwareUpgradeMachine } from './machine.ts';
import { isVerified } from './moments.ts';

/**
 * How much of the firmware is safely in the device, from 0 to 100, whole; null before anything is sent. It is
 * 100 only when the device itself has verified it.
 */
export function percentOf(snapshot: SnapshotFrom<typeof firmwareUpgradeMachine>): number | null {
  const { progress } = snapshot.context;
  if (progress === null) return null;
  if (isVerified(snapshot)) return 100;
  return Math.min(99, Math.floor((progress.acknowledged / Math.max(progress.total, 1)) * 100));
}
