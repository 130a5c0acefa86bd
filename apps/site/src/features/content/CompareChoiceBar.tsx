import type { Language, ProductType } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { ChoiceBar } from '@payload/ui/ChoiceBar';
import { Plate } from '@payload/ui/Plate';
import { Text } from '@payload/ui/Text';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import type { useCompareChoice } from './useCompareChoice.ts';

/** What is ticked for comparison and the way to the comparison; nothing while nothing is ticked. */
export function CompareChoiceBar({
  type,
  language,
  choice,
}: {
  type: ProductType;
  language: Language;
  choice: ReturnType<typeof useCompareChoice>;
}) {
  const { t } = useTranslation();
  const { chosen } = choice;
  if (chosen.length === 0) return null;
  return (
    <ChoiceBar
      aria-label={t('series.compare')}
      actions={
        <>
          <Button variant="quiet" onClick={choice.clear}>
            {t('series.compareClear')}
          </Button>
          {chosen.length >= 2 && (
            <Button variant="signal" href={pathsOf(language).compare(type, chosen)}>
              {t('series.compareOpen')}
            </Button>
          )}
        </>
      }
    >
      <Text as="span">{t('series.compareChosen', { count: chosen.length })}</Text>
      <Text as="span">
        {chosen.map((code) => (
          <Plate key={code} code={code} />
        ))}
      </Text>
      {chosen.length === 1 && <Text as="span">{t('series.compareMore')}</Text>}
      {choice.isFull && <Text as="span">{t('series.compareLimit')}</Text>}
    </ChoiceBar>
  );
}
