/** A firmware file of the download centre. Its notes are in `firmware.json`, under the file's name without ending. */
export interface FirmwareFile {
  /** Code of the product it is for. */
  product: string;
  /** As the file itself says: major, minor and patch. */
  version: string;
  /** Day it was built, as ISO date. */
  date: string;
  /** Bytes of the file, its header of 256 among them. */
  size: number;
  /** SHA-256 of the file, hexadecimal. */
  sha256: string;
}

/** Every file, newest first. All are samples, made by `npm run firmware`. */
export const firmware: readonly FirmwareFile[] = [
  {
    product: 'S3mini',
    version: '2.4.1',
    date: '2024-02-20',
    size: 312_576,
    sha256: 'eb1cdfbcda70a50b90fe7bf56452d6ecd4f7c06a74f255397825d4269bd7dbfa',
  },
  {
    product: 'AD2',
    version: '2.2.0',
    date: '2024-01-15',
    size: 188_160,
    sha256: '5f34c87fdf9c0ceb1faae3f8741f941cc6fd689d0eedb07db57acee15a7a2f5e',
  },
  {
    product: 'S3mini',
    version: '2.3.0',
    date: '2023-11-06',
    size: 308_480,
    sha256: '159d8831b529a6bb1ff3be25a6740332f0338fec85fc36376c1ad5822ff19ab1',
  },
  {
    product: 'AD2',
    version: '2.1.0',
    date: '2023-09-12',
    size: 184_320,
    sha256: 'ef76e4194edf342ef22e3fc5927f64209d6ff832e00e01aaf4611e016ff2afc5',
  },
];

/** What a file is called by, in its address and in the texts: `S3mini-2.4.1`. */
export function firmwareId({ product, version }: Pick<FirmwareFile, 'product' | 'version'>): string {
  return `${product}-${version}`;
}

/** Its name on the disk and in a customer's downloads. */
export function firmwareFileName(file: FirmwareFile): string {
  return `${firmwareId(file)}.ufw`;
}
