/** What walks through the machine take for devices and files: only what the machine looks at. */

const version = (major: number) => ({ major, minor: 0, patch: 0 });

/** Stands for a SHA-256. */
const sumOf = (of: number) => Uint8Array.of(of);

interface WalkedDevice {
  readonly model: string;
  readonly serial: string;
  readonly version: { readonly major: number };
  readonly protocolVersion: 1 | 2;
  readonly running: { readonly imageSha256: Uint8Array; readonly bootCount: number } | null;
}

/** Files: one that is newer than the first device, and one that is older than any. */
export const files = [
  { name: 'newer', version: version(2), sha256: sumOf(2) },
  { name: 'older', version: version(0), sha256: sumOf(0) },
] as const;

/** One device before and after the newer file, a second one that is newer than the file. */
export function devices(protocolVersion: 1 | 2): readonly WalkedDevice[] {
  const device = (serial: string, major: number, bootCount: number): WalkedDevice => ({
    model: 'S3MINI',
    serial,
    version: version(major),
    protocolVersion,
    running: protocolVersion === 1 ? null : { imageSha256: sumOf(major), bootCount },
  });
  return [device('A', 1, 5), device('A', 2, 6), device('B', 3, 9)];
}

export function isOlderFor(
  info: WalkedDevice | null,
  image: { readonly version: { readonly major: number } },
): boolean {
  return info !== null && image.version.major < info.version.major;
}
