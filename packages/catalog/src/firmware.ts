import type { ProductCode } from './products/sources.ts';

/** A firmware file of the download centre. Its notes are in `firmware.json`, under the file's name without ending. */
export interface FirmwareFile {
  /** Code of the product it is for, or of a version of one that is made for someone. */
  product: ProductCode | 'DT60S';
  /** As the file itself says: major, minor and patch. */
  version: string;
  /** Day it was built, as ISO date. */
  date: string;
  /** Bytes of the file, its header of 256 among them. */
  size: number;
  /** SHA-256 of the file, hexadecimal. */
  sha256: string;
  /** Oldest and newest hardware that takes it, as the file itself says. */
  hardware: { from: number; to: number };
}

/** Every file, newest first. All are samples, made by `npm run firmware`. */
export const firmware: readonly FirmwareFile[] = [
  {
    product: 'S3mini',
    version: '2.4.1',
    date: '2024-02-20',
    size: 312_576,
    sha256: 'eb1cdfbcda70a50b90fe7bf56452d6ecd4f7c06a74f255397825d4269bd7dbfa',
    hardware: { from: 2, to: 3 },
  },
  {
    product: 'T90',
    version: '1.6.0',
    date: '2024-02-05',
    size: 49_408,
    sha256: '5c5da5dfe0fd0edf04fbfc61753a6912fbf3d3fe45c4aaec0e3334cbd4a0c9f3',
    hardware: { from: 1, to: 2 },
  },
  {
    product: 'DU4',
    version: '1.2.0',
    date: '2024-01-30',
    size: 57_600,
    sha256: '9d15b19124424057c58cbb5eb68ca73ed89508e5cd02c4d9fa3ac27ddbb7c590',
    hardware: { from: 1, to: 1 },
  },
  {
    product: 'H150T',
    version: '3.1.0',
    date: '2024-01-22',
    size: 53_504,
    sha256: '1ba845e7d3ccab15d1804ec91b5e4c4d26035636a43e4a725f9b8ddfcf0bb88d',
    hardware: { from: 2, to: 4 },
  },
  {
    product: 'AD2',
    version: '2.2.0',
    date: '2024-01-15',
    size: 188_160,
    sha256: '5f34c87fdf9c0ceb1faae3f8741f941cc6fd689d0eedb07db57acee15a7a2f5e',
    hardware: { from: 1, to: 3 },
  },
  {
    product: 'T40S',
    version: '2.2.0',
    date: '2024-01-08',
    size: 58_624,
    sha256: 'f5338218bea81c73cb5ff08e048920a2da4544bd0143ed8a99d670a13d989eb0',
    hardware: { from: 1, to: 3 },
  },
  {
    product: 'DS4',
    version: '1.3.0',
    date: '2023-12-18',
    size: 45_312,
    sha256: 'f7bcb2b30ec411da7cee2ddfb327ed6c153c9b63e01912aea3a9e814d12c5049',
    hardware: { from: 1, to: 2 },
  },
  {
    product: 'DT60S',
    version: '1.1.0',
    date: '2023-12-04',
    size: 47_360,
    sha256: '869c7ddadbd8a6a29e6379860dd80a6b39bb5529d67a519a73e911493dc3fb41',
    hardware: { from: 1, to: 1 },
  },
  {
    product: 'S3mini',
    version: '2.3.0',
    date: '2023-11-06',
    size: 308_480,
    sha256: '159d8831b529a6bb1ff3be25a6740332f0338fec85fc36376c1ad5822ff19ab1',
    hardware: { from: 2, to: 3 },
  },
  {
    product: 'T90',
    version: '1.5.1',
    date: '2023-10-09',
    size: 48_640,
    sha256: 'c04ad9748e185dc0f29d99a37430877c2e6143af3c5256343544761978e1952e',
    hardware: { from: 1, to: 2 },
  },
  {
    product: 'DU4',
    version: '1.1.0',
    date: '2023-09-25',
    size: 56_832,
    sha256: '8fe48e7771b2c457e4bcaff5e33e0f0855be491ded2976cb44911bf2ef534c1e',
    hardware: { from: 1, to: 1 },
  },
  {
    product: 'AD2',
    version: '2.1.0',
    date: '2023-09-12',
    size: 184_320,
    sha256: 'ef76e4194edf342ef22e3fc5927f64209d6ff832e00e01aaf4611e016ff2afc5',
    hardware: { from: 1, to: 3 },
  },
  {
    product: 'H150T',
    version: '3.0.2',
    date: '2023-08-14',
    size: 52_736,
    sha256: '4b924e236dcd2c518aa7b3301803ced898c13c9cbb582ca2c8f5201441ae1042',
    hardware: { from: 2, to: 4 },
  },
  {
    product: 'T40S',
    version: '2.1.3',
    date: '2023-07-03',
    size: 57_856,
    sha256: '96215f713571e9afcaa0bf202b78caf4bbdab1ab6f58c24d1e232311c98087ba',
    hardware: { from: 1, to: 3 },
  },
  {
    product: 'DS4',
    version: '1.2.0',
    date: '2023-06-26',
    size: 44_544,
    sha256: '286095fbb8cc6ad0f707b078a722e2b7423e1eb6a632b6e3459fd31ed954f184',
    hardware: { from: 1, to: 2 },
  },
  {
    product: 'DT60S',
    version: '1.0.0',
    date: '2023-05-22',
    size: 46_592,
    sha256: '6215488aa6292385816e4259d0f54c93c5e6924e9b0103a92be9bd5ca35ae48b',
    hardware: { from: 1, to: 1 },
  },
];

/** What a file is called by, in its address and in the texts: `S3mini-2.4.1`. */
export function firmwareId({ product, version }: { product: string; version: string }): string {
  return `${product}-${version}`;
}

/** Its name on the disk and in a customer's downloads. */
export function firmwareFileName(file: FirmwareFile): string {
  return `${firmwareId(file)}.ufw`;
}
