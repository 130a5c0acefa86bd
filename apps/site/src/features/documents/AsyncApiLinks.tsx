import type { Language } from '@payload/catalog';
import { asyncApiPath } from '@payload/cloud-api/documents/async-api-path.ts';
import type { DocumentId } from '@payload/cloud-api/documents/documents.ts';
import { FactLine } from '@payload/ui/FactLine';
import { Link } from '@payload/ui/Link';
import { Text } from '@payload/ui/Text';
import { useTranslation } from 'react-i18next';

/** Where a document's messages are described for tools. */
export function AsyncApiLinks({ id, language }: { id: DocumentId; language: Language }) {
  const { t } = useTranslation('cloud-api');
  return (
    <FactLine>
      <Text as="span">{t('files')}</Text>
      {(['yaml', 'json'] as const).map((format) => (
        <Link
          key={format}
          href={asyncApiPath(id, language, format)}
          download={`${id}-asyncapi.${format}`}
          aria-label={t('file', { format: format.toUpperCase() })}
        >
          {format.toUpperCase()}
        </Link>
      ))}
    </FactLine>
  );
}
