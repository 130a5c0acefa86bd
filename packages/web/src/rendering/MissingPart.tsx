import { Button } from '@payload/ui/Button';
import { RetryIcon } from '@payload/ui/icons';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';

/** In place of a part whose code did not come. What browsers and the build keep of that failure goes with the document. */
export function MissingPart() {
  const { t } = useTranslation();
  return (
    <Section>
      <SectionHeading
        size="s"
        title={t('error.part')}
        lead={t('error.network')}
        actions={
          <Button start={<RetryIcon />} onClick={() => location.reload()}>
            {t('error.retry')}
          </Button>
        }
      />
    </Section>
  );
}
