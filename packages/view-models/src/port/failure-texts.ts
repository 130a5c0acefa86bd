import type { Language } from '@payload/catalog';
import type { UpgradeSnapshot } from '@payload/flows/firmware-upgrade';
import { formatNumber } from '@payload/ui/Figure';
import type { TFunction } from 'i18next';

export type Failure = NonNullable<UpgradeSnapshot['context']['failure']>;

/** Texts that are looked up by a code. */
type Texts = Readonly<Record<string, string>>;

/** A failure's heading: the specification's sentence, or where it has none the page's own. */
export function failureTitle({ code, key }: Failure, t: TFunction<['port', 'messages']>): string {
  if (key !== null) return t(`messages:${key}`);
  const titles: Texts = t('titles', { returnObjects: true });
  return titles[code] ?? code;
}

/** What has happened: the code in words, and what was seen where that is known. */
export function failureSentences(
  { code, values }: Pick<Failure, 'code' | 'values'>,
  t: TFunction<'port'>,
): string[] {
  const errors: Texts = t('errors', { returnObjects: true });
  // What is missing makes another sentence of the same code.
  const { lacks, heard } = values;
  const special = lacks === 'Ed25519' ? 'unsupported-signature' : lacks === 'part' ? 'part-missing' : null;
  // So does what came in place of an answer.
  const name = special ?? (heard === undefined ? code : `${code}-${heard}`);
  const seen: Texts = t('seen', { returnObjects: true, ...formatted(values, t) });
  const isKnown = Object.keys(values).length > 0 && seen[code] !== undefined;
  return [errors[name] ?? errors[code] ?? code, ...(isKnown ? [seen[code] ?? ''] : [])];
}

/** Values as a sentence has them. */
function formatted(values: Failure['values'], t: TFunction<'port'>): Record<string, string | number> {
  const { waitedMs, size, room, serial, expected } = values;
  return {
    ...values,
    ...(serial === '' ? { serial: t('device.noSerial') } : {}),
    ...(expected === '' ? { expected: t('device.noSerial') } : {}),
    ...(typeof waitedMs === 'number' ? { waited: formatNumber(waitedMs / 1000) } : {}),
    ...(typeof size === 'number' ? { size: formatNumber(size) } : {}),
    ...(typeof room === 'number' ? { room: formatNumber(room) } : {}),
  };
}

/** Sentences one after the other; Chinese ones stand without a space. */
export function joined(sentences: readonly string[], language: Language): string {
  return sentences.join(language === 'cn' ? '' : ' ');
}
