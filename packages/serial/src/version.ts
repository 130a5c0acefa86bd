/** A firmware's version, as `1.4.0`. Major and minor go to 255, patch to 65535. */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** As one number that grows with the version. */
export function writeVersion({ major, minor, patch }: Version): number {
  return ((major << 24) | (minor << 16) | patch) >>> 0;
}

export function readVersion(number: number): Version {
  return { major: number >>> 24, minor: (number >>> 16) & 0xff, patch: number & 0xffff };
}

export function isOlder(version: Version, than: Version): boolean {
  return writeVersion(version) < writeVersion(than);
}

export function isSameVersion(a: Version, b: Version): boolean {
  return writeVersion(a) === writeVersion(b);
}

export function versionText({ major, minor, patch }: Version): string {
  return `${major}.${minor}.${patch}`;
}

/** Null where the text is no version. */
export function parseVersion(text: string): Version | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,5})$/.exec(text)?.slice(1).map(Number);
  const [major = 256, minor = 256, patch = 65_536] = parts ?? [];
  return major < 256 && minor < 256 && patch < 65_536 ? { major, minor, patch } : null;
}
