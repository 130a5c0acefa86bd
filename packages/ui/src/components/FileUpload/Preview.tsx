import { useEffect, useRef, useState } from 'react';
import { FileIcon } from '../../icons/index.ts';
import * as styles from './FileUpload.css.ts';
import { extensionOf } from './limits.ts';
import type { UploadFile } from './uploadFile.ts';

type PreviewProps = Pick<UploadFile, 'name' | 'type' | 'preview'>;

/** The picture, or a plate with the file's type: for a video, or a picture that this browser cannot read. */
export function Preview({ name, type, preview }: PreviewProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [unreadable, setUnreadable] = useState<PreviewProps['preview']>();

  useEffect(() => {
    if (!(preview instanceof Blob) || !picture.current) return undefined;
    const address = URL.createObjectURL(preview);
    picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [preview]);

  if (type.startsWith('image/') && preview !== undefined && preview !== unreadable) {
    return (
      <img
        ref={picture}
        className={styles.picture}
        src={typeof preview === 'string' ? preview : undefined}
        alt=""
        width={72}
        height={54}
        onError={() => setUnreadable(preview)}
      />
    );
  }
  const extension = extensionOf(name);
  return (
    <span className={styles.plate} aria-hidden="true">
      {/^\w{2,4}$/.test(extension) ? extension.toUpperCase() : <FileIcon size={20} />}
    </span>
  );
}
