import type { OtaFile } from '@payload/api/contract';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { useTranslation } from 'react-i18next';
import { Changes } from './Changes.tsx';

/** What is new in a version, under its heading. Nothing of a file that says nothing of it. */
export function ChangedIn({ file, level }: { file: Pick<OtaFile, 'notes'>; level: 3 | 4 }) {
  const { t } = useTranslation('download');
  if (file.notes.length === 0) return null;
  return (
    <Stack gap={4}>
      <SectionHeading size="xxs" level={level} title={t('changed')} />
      <Changes lines={file.notes} />
    </Stack>
  );
}
