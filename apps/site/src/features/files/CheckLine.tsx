import type { OtaFile } from '@payload/api/contract';
import { CommandNote } from '@payload/ui/sections/download/CommandNote';
import { fileNameOf } from '@payload/web/files/file-name.ts';
import { useTranslation } from 'react-i18next';

/** How a file is checked at a computer. */
export function CheckLine({ file }: { file: OtaFile }) {
  const { t } = useTranslation('download');
  const name = fileNameOf(file.url);
  return (
    <CommandNote
      text={t(file.document ? 'checkSum' : 'check')}
      commands={[
        { system: 'Windows', command: `certutil -hashfile ${name} SHA256` },
        { system: 'macOS / Linux', command: `shasum -a 256 ${name}` },
      ]}
    />
  );
}
