import { questions } from '@payload/flows/recommendation';
import { FactList } from '@payload/ui/FactList';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { choices } from '@payload/view-models/individuality/choices.ts';
import { useTranslation } from 'react-i18next';

/** The questions with all that they offer, for reading where no script runs. */
export function ReadOnly() {
  const { t } = useTranslation(['individuality', 'site']);
  return (
    <noscript>
      <Stack gap={24}>
        <SectionHeading size="s" title={t('still.title')} lead={t('still.text')} />
        <FactList
          items={questions.map((question) => ({
            key: question,
            name: t(`${question}.question`),
            text: choices[question].map((value) => t(`options.${value}.label`)).join(t('site:words.list')),
          }))}
        />
      </Stack>
    </noscript>
  );
}
