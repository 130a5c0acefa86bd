import { parseVersion, type UpgradableModel, type Version } from '@payload/serial';
import { type Damage, type FirmwareDescription, headerFields, keyNames, sample } from '../firmware.ts';
import { modelNames, models } from '../options.ts';
import { instead } from './nearest.ts';
import type { Scenario } from './scenario.ts';
import type { Field, YamlSource } from './yaml-source.ts';

type Source = Scenario['files'] extends ReadonlyMap<string, infer File> ? File : never;

/** Small, so that a scenario takes no time; large enough for shares of it to be told apart. */
const usualSize = 20_000;
const largestSize = 16 * 1024 * 1024;

/** A firmware file: a path, or what a signed sample is like. */
export function readFirmwareFile(
  source: YamlSource,
  field: Field | undefined,
  model: UpgradableModel,
): Source {
  const usual: FirmwareDescription = { ...sample, model, size: usualSize };
  if (field === undefined) return usual;
  if (!source.isMap(field)) {
    const path = source.text(field, 'a path');
    return path === null ? usual : { path, spot: field.spot };
  }
  const fields = source.fields(field, 'a firmware file', [
    'model',
    'version',
    'size',
    'hardware',
    'counter',
    'key',
    'wrong',
    'damage',
  ]);
  const name = fields.model && source.choice(fields.model, 'device', modelNames);
  const integer = (key: 'size' | 'counter', most: number) =>
    fields[key] && source.integer(fields[key], key, 0, most);
  return {
    ...usual,
    ...(fields.hardware && readHardware(source, fields.hardware)),
    model: name ? models[name] : model,
    version: (fields.version && readVersion(source, fields.version)) ?? usual.version,
    size: integer('size', largestSize) ?? usual.size,
    securityCounter: integer('counter', 0xffff_ffff) ?? usual.securityCounter,
    key: (fields.key && source.choice(fields.key, 'key', keyNames)) ?? usual.key,
    wrong: (fields.wrong && source.choice(fields.wrong, 'field of the header', headerFields)) ?? null,
    damage: fields.damage
      ? source.list(fields.damage).flatMap((each) => readDamage(source, each) ?? [])
      : usual.damage,
  };
}

export function readVersion(source: YamlSource, field: Field): Version | null {
  const text = source.text(field, 'a version');
  if (text === null) return null;
  return parseVersion(text) ?? source.refuse(field.spot, `"${text}" is no version. Write it as 2.4.1.`);
}

function readHardware(
  source: YamlSource,
  field: Field,
): Pick<FirmwareDescription, 'hardwareMin' | 'hardwareMax'> | null {
  const text = source.text(field, 'hardware');
  if (text === null) return null;
  const [, min, max] = /^(\d{1,5})-(\d{1,5})$/.exec(text) ?? [];
  if (min !== undefined && max !== undefined && Number(min) <= Number(max) && Number(max) < 65_536) {
    return { hardwareMin: Number(min), hardwareMax: Number(max) };
  }
  return source.refuse(
    field.spot,
    `"${text}" are no hardware revisions. Write the first and the last as 1-9.`,
  );
}

function readDamage(source: YamlSource, field: Field): Damage | null {
  const text = source.text(field, 'damage');
  if (text === null) return null;
  const [, kind = text, amount] = /^([^\s@:]*)[@:](\d{1,9})$/.exec(text) ?? [];
  if (amount !== undefined && kind === 'flip') return { flip: Number(amount) };
  if (amount !== undefined && kind === 'cut') return { cut: Number(amount) };
  if (amount !== undefined && kind === 'add') return { add: Number(amount) };
  const [word = ''] = kind.split(/[@:]/);
  return source.refuse(
    field.spot,
    `"${text}" is no damage. ${instead(word, ['flip@BYTE', 'cut@BYTE', 'add:BYTES'])}`,
  );
}
