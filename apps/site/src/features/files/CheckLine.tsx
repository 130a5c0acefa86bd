import type { OtaFile } from '@payload/api/contract';
import { Note } from '@payload/ui/Note';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../platform/files/file-name.ts';

/** Whose files they are, and how one is checked at a computer. */
export function CheckLine({ file }: { file: OtaFile }) {
  const { t } = useTranslation('download');
  if (file.document) return <Note>{t('checkPdf')}</Note>;
  const name = fileNameOf(file.url);
  return (
    <Note as="div">
      <p>{t('check')}</p>
      <ul>
        <li>
          Windows <code>certutil -hashfile {name} SHA256</code>
        </li>
        <li>
          macOS / Linux <code>shasum -a 256 {name}</code>
        </li>
      </ul>
    </Note>
  );
}
