import { areEqual, hexOf } from '../bytes.ts';
import { type ErrorCode, SerialError, type Values } from '../errors.ts';
import type { DeviceInfo } from '../frames/device-info.ts';
import type { FirmwareImage } from '../image/format.ts';
import { isSameVersion, versionText } from '../version.ts';

/**
 * How sure it is that the file's image runs.
 * - `image`: the device says its SHA-256, and something has changed that only a start changes.
 * - `version-only`: a device of protocol version 1 says the file's version, and said another one before.
 * - `none`: it says the file's version, and did so before: whether anything has changed is not known.
 */
export type Proof = 'image' | 'version-only' | 'none';

/** What a device that came back is found to be. `canReboot`: another restart may help. */
type Verdict =
  | { readonly proof: Proof }
  | { readonly proof: null; readonly error: SerialError; readonly canReboot: boolean };

/** Whether the device says that the file's image runs already; one of protocol version 1 cannot say so. */
export function runsImage({ running }: Pick<DeviceInfo, 'running'>, { sha256 }: FirmwareImage): boolean {
  return running !== null && areEqual(running.imageSha256, sha256);
}

/** What a consent to an older version is for: this image on this device, and nothing else. */
export function consentKey({ serial }: Pick<DeviceInfo, 'serial'>, { sha256 }: FirmwareImage): string {
  return `${serial} ${hexOf(sha256)}`;
}

/** Judges the same device before and after its restart. */
export function judgeRestart(before: DeviceInfo, now: DeviceInfo, image: FirmwareImage): Verdict {
  return now.running === null ? judgeVersion(before, now, image) : judgeImage(before, now, image);
}

function judgeVersion(before: DeviceInfo, now: DeviceInfo, image: FirmwareImage): Verdict {
  const wasSame = isSameVersion(before.version, image.version);
  if (isSameVersion(now.version, image.version)) return { proof: wasSame ? 'none' : 'version-only' };
  return isSameVersion(now.version, before.version)
    ? failed('wrong-version-after', now, image, { canReboot: true })
    : failed('other-version-after', now, image, { canReboot: false });
}

/**
 * Whether anything is otherwise that only a start changes. The count of starts alone would not do: it may be lost when the image is
 * swapped, and a device that has lost it has started all the same.
 */
function hasRestarted(before: DeviceInfo['running'], now: DeviceInfo['running']): boolean {
  if (before === null || now === null) return true;
  return (
    now.bootCount !== before.bootCount ||
    !areEqual(now.imageSha256, before.imageSha256) ||
    (now.hasSwapFailed && !before.hasSwapFailed)
  );
}

function judgeImage(before: DeviceInfo, now: DeviceInfo, image: FirmwareImage): Verdict {
  if (!hasRestarted(before.running, now.running))
    return failed('not-restarted', now, image, { canReboot: true });
  if (runsImage(now, image)) return { proof: 'image' };
  if (now.running?.hasSwapFailed) return failed('swap-failed', now, image, { canReboot: false });
  const isOld = isSameVersion(now.version, before.version);
  const canReboot = now.running?.isPending ?? false;
  // The same version may be the old image or a third one: the version does not tell them apart.
  if (isSameVersion(now.version, image.version))
    return failed('wrong-image-after', now, image, { canReboot });
  return failed(isOld ? 'wrong-version-after' : 'other-version-after', now, image, { canReboot });
}

function failed(
  code: ErrorCode,
  now: DeviceInfo,
  image: FirmwareImage,
  { canReboot }: { canReboot: boolean },
): Verdict {
  const values = seenOf(now, image);
  const text = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  return {
    proof: null,
    canReboot,
    error: new SerialError(code, `It came back: ${text.join(', ')}.`, { values }),
  };
}

/** What is seen of a device after its restart, beside the version that was to come. */
export function seenOf({ serial, version, running }: DeviceInfo, image: FirmwareImage): Values {
  return {
    serial,
    version: versionText(version),
    expected: versionText(image.version),
    ...(running === null ? {} : { imageSha256: hexOf(running.imageSha256), bootCount: running.bootCount }),
  };
}
