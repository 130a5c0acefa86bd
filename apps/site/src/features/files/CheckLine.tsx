import type { OtaFile } from '@payload/api/contract';
import { CommandNote } from '@payload/ui/CommandNote';
import { Note } from '@payload/ui/Note';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../platform/files/file-name.ts';

/** Whose files they are, and how one is checked at a computer. */
export function CheckLine({ file }: { file: OtaFile }) {
  const { t } = useTranslation('download');
  if (file.document) return <Note>{t('checkPdf')}</Note>;
  const name = fileNameOf(file.url);
  return (
    <CommandNote
      text={t('check')}
      commands={[
        { system: 'Windows', command: `certutil -hashfile ${name} SHA256` },
        { system: 'macOS / Linux', command: `shasum -a 256 ${name}` },
      ]}
    />
  );
}
