import type { OtaFile } from '@payload/api/contract';
import { Actions } from '@payload/ui/Actions';
import { FileDetails } from '@payload/ui/sections/download/FileDetails';
import { hardwareRange } from '@payload/view-models/files/hardware-range.ts';
import { fileNameOf } from '@payload/web/files/file-name.ts';
import { useTranslation } from 'react-i18next';
import { CheckLine } from './CheckLine.tsx';
import { OtherWays } from './OtherWays.tsx';
import { useFileWords } from './useFileWords.ts';

/** What opens of a file: the other ways to have it, its facts to the byte, and how its sum is checked. */
export function FileRest({ file }: { file: OtaFile }) {
  const { t } = useTranslation('download');
  const words = useFileWords();
  const { document, hardware } = file;
  return (
    <FileDetails
      file={fileNameOf(file.url)}
      size={file.size}
      sha256={file.sha256}
      {...(hardware && {
        fact: { name: t('facts.hardware'), value: hardwareRange(t, hardware) },
      })}
      {...(document && {
        fact: { name: t('facts.pages'), value: document.pages },
        actions: (
          <Actions>
            <OtherWays file={file} other={document.other} />
          </Actions>
        ),
      })}
      check={<CheckLine file={file} />}
      translations={words}
    />
  );
}
