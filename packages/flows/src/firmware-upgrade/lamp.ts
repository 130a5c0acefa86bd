import type { LampState } from '@payload/serial/lamps';
import type { SnapshotFrom } from 'xstate';
import type { firmwareUpgradeMachine } from './machine.ts';

/**
 * What the status lamp of the connected device has to show at a moment of the upgrade, so that whoever sits before both can
 * compare them; null where nothing is known of the device. A device that is no longer spoken to may show for some time yet what it was at.
 */
export function lampOf(snapshot: SnapshotFrom<typeof firmwareUpgradeMachine>): LampState | null {
  const { info, progress } = snapshot.context;
  if (info === null) return null;
  if (snapshot.matches('complete')) return 'done';
  if (snapshot.matches('restarting')) return 'restarting';
  if (snapshot.matches({ failed: 'transfer' })) return 'failed';
  if (snapshot.matches('writing')) {
    const isReceiving =
      !snapshot.matches({ writing: 'verifying' }) &&
      progress !== null &&
      progress.acknowledged < progress.total;
    return isReceiving ? 'receiving' : 'updating';
  }
  const isKnown = snapshot.matches('unproven') || snapshot.matches('connected');
  return isKnown && !snapshot.matches({ connected: 'unsuitable' }) ? 'waiting' : null;
}
