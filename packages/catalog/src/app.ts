/** A file of the app's section. Its notes are in `firmware.json`, under the file's name without ending. */
export interface AppFile {
  version: string;
  /** Day it was made, as ISO date. */
  date: string;
  size: number;
  /** SHA-256 of the file, hexadecimal. */
  sha256: string;
}

/** Every version, newest first. They hold a note instead of an app, made by `npm run firmware`. */
export const appFiles: readonly AppFile[] = [
  {
    version: '1.2.0',
    date: '2024-02-26',
    size: 549,
    sha256: '0d736e80fea07597f1585dc84858eabe0ebf932b090bd847bce93af60e13b0af',
  },
  {
    version: '1.1.0',
    date: '2023-11-20',
    size: 549,
    sha256: 'c0b77a9ea1be9a37cdc1cbe28e66b6ee78b906a079b705775b5a644d7f8ae874',
  },
];

/** What a file is called by, in its address and in the texts. */
export function appFileId({ version }: Pick<AppFile, 'version'>): string {
  return `JZ-Fly-sample-${version}`;
}

/** Its name on the disk and in a customer's downloads. */
export function appFileName(file: AppFile): string {
  return `${appFileId(file)}.zip`;
}
