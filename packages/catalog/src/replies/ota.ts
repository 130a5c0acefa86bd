import {
  array,
  type InferOutput,
  isoDate,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';
import type { FirmwareFile } from '../firmware.ts';
import { languages } from '../language.ts';
import { nameOf } from './names.ts';

/** 1 product manual, 2 user manual, 3 firmware, 5 app, 6 Autel Robotics (specification, section 3). */
export const otaTypes = [1, 2, 3, 5, 6] as const;
export type OtaType = (typeof otaTypes)[number];

const sha256 = pipe(string(), regex(/^[\da-f]{64}$/i));
const language = picklist(languages);

export const otaFile = object({
  id: string(),
  otaType: picklist(otaTypes),
  /** The product it is for; null where it is for a whole family. */
  productCode: nullable(nameOf<FirmwareFile['product']>()),
  productTypeCode: string(),
  name: string(),
  version: string(),
  date: pipe(string(), isoDate()),
  /** Bytes. */
  size: number(),
  /** Of the file, hexadecimal. */
  sha256,
  /** What is here can be fetched on from where a download broke off. */
  url: string(),
  /** What changed. */
  notes: array(string()),
  /** Where it is one to read: its language, and the same in the other one. */
  document: optional(
    object({
      language,
      pages: number(),
      other: nullable(object({ language, pages: number(), size: number(), sha256, url: string() })),
    }),
  ),
  /** Oldest and newest hardware that takes it, where it is for hardware. */
  hardware: optional(object({ from: number(), to: number() })),
});
/** A file of the download centre. */
export type OtaFile = InferOutput<typeof otaFile>;
