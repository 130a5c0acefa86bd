import type { Language } from '@payload/catalog';
import type { TFunction } from 'i18next';
import type { UpgradeSnapshot } from '../../serial/upgrade.ts';

export type Failure = NonNullable<UpgradeSnapshot['context']['failure']>;

/** A failure's heading: the specification's sentence, or where it has none the page's own. */
export function failureTitle({ code, key }: Failure, t: TFunction<['port', 'messages']>): string {
  if (key !== null) return t(`messages:${key}`);
  const titles: Readonly<Record<string, string>> = t('titles', { returnObjects: true });
  return titles[code] ?? code;
}

/** Sentences one after the other; Chinese ones stand without a space. */
export function joined(sentences: readonly string[], language: Language): string {
  return sentences.join(language === 'cn' ? '' : ' ');
}
