import type { CompareParams } from '@payload/api/contract';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Text } from '@payload/ui/Text';
import { useTranslation } from 'react-i18next';
import { useMyAircraft } from '../../features/aircraft/my-aircraft.ts';
import { inSentence } from './in-sentence.ts';

interface ChoiceNotesProps {
  data: CompareParams;
  chosen: readonly string[];
  /** What the address named besides, of other families or too many. */
  leftOut: Record<'foreign' | 'surplus', readonly string[]>;
}

/** What is to be said of the models that are compared. */
export function ChoiceNotes({ data, chosen, leftOut }: ChoiceNotesProps) {
  const { t } = useTranslation();
  const family = inSentence(data.title);
  const models = chosen.flatMap((code) => data.products.find((product) => product.code === code) ?? []);
  const own = useMyAircraft();
  const fitting = models
    .filter(({ aircraft }) => aircraft.some((key) => key === own))
    .map(({ code }) => code);
  const listed = (names: readonly string[]) => names.join(t('words.list'));
  return (
    <LiveStatus measure>
      {own !== null && (
        <Text>
          {fitting.length > 0
            ? t('mine.fitting', { aircraft: own, models: listed(fitting) })
            : t('mine.noneFits', { aircraft: own })}
        </Text>
      )}
      {chosen.length < 2 && <Text>{t('compare.tooFew')}</Text>}
      {leftOut.foreign.length > 0 && (
        <Text>{t('compare.foreign', { models: listed(leftOut.foreign), family })}</Text>
      )}
      {leftOut.surplus.length > 0 && <Text>{t('compare.surplus', { models: listed(leftOut.surplus) })}</Text>}
    </LiveStatus>
  );
}
