import { Button } from '@payload/ui/Button';
import { DownloadIcon } from '@payload/ui/icons';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import { fileNameOf } from '@payload/web/files/file-name.ts';
import type { ReactNode } from 'react';

/** Takes a file: the one action of a row or a card. */
export function DownloadFile({
  url,
  name,
  isPrimary = false,
  children,
}: {
  url: string;
  /** Which file, where several stand on a page and the words are the same. @default the words say it */
  name?: string;
  /** Whether it is the page's one action. */
  isPrimary?: boolean;
  children: ReactNode;
}) {
  return (
    <Button
      href={url}
      download={fileNameOf(url)}
      variant={isPrimary ? 'signal' : 'outline'}
      start={<DownloadIcon />}
    >
      {children} {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
    </Button>
  );
}
