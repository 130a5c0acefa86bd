import {
  consentKey,
  type DeviceInfo,
  type FirmwareImage,
  judgeRestart,
  type Proof,
  type Restarted,
  runsImage,
  versionText,
} from '@payload/serial';
import { type FirmwareUpgradeContext, imageIn, infoIn } from './context.ts';
import { upgradeFailureOf } from './failure.ts';

/** Whether the failure is that of a device that is gone. */
export function isLost(error: unknown): boolean {
  return upgradeFailureOf(error, 'timeout').code === 'device-lost';
}

/** Whether the device itself found the file wrong when it was to be sent. */
export function isRefusedFile(error: unknown): boolean {
  return upgradeFailureOf(error, 'timeout').code.startsWith('file-');
}

/** Whether something else answers than a product that can be upgraded. */
export function isOtherProduct(error: unknown): boolean {
  return upgradeFailureOf(error, 'timeout').code === 'unknown-model';
}

/** Whether an older image may be sent to this device: it was agreed to for this one and no other. */
export function isAgreed({ info, consent }: FirmwareUpgradeContext, image: FirmwareImage): boolean {
  return !image.isOlder || (info !== null && consent === consentKey(info, image));
}

/** Whether the device already runs what the file holds, as far as it can say so. */
export function isInstalled({ info }: FirmwareUpgradeContext, image: FirmwareImage): boolean {
  return info !== null && runsImage(info, image);
}

/** Whether the device that answers is the one that all questions were asked for, as it was then. */
export function isSameDevice({ info: before }: FirmwareUpgradeContext, now: DeviceInfo): boolean {
  if (before === null) return false;
  return (
    now.model === before.model &&
    now.serial === before.serial &&
    now.hardwareRevision === before.hardwareRevision &&
    now.securityCounter === before.securityCounter &&
    now.maxImage === before.maxImage &&
    versionText(now.version) === versionText(before.version) &&
    now.protocolVersion === before.protocolVersion &&
    String(now.running?.imageSha256) === String(before.running?.imageSha256)
  );
}

/** Whether a device that was restarted earlier shows now that it runs what was sent to it. */
export function hasTaken(context: FirmwareUpgradeContext, now: DeviceInfo): boolean {
  return proofOf(context, now) !== 'none';
}

/** How sure it is that the device that answers now was restarted earlier with what was sent to it. */
export function proofOf(context: FirmwareUpgradeContext, now: DeviceInfo): Proof {
  const before = infoIn(context);
  if (now.serial !== before.serial) return 'none';
  return judgeRestart(before, now, imageIn(context)).proof ?? 'none';
}

/** Whether nothing has proven that the device restarted with the image. */
export function isUnproven({ proof }: Restarted): boolean {
  return proof === 'none';
}
