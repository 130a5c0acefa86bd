import { Figure } from '../Figure/index.ts';
import * as styles from './FileSize.css.ts';

export type FileSizeProps = {
  /** Size of the file. @unit bytes */
  bytes: number;
  /** Without the bytes. @default false */
  rough?: boolean | undefined;
};

/** A file's size: to the byte, as it is compared, and what that is about in KiB. */
export function FileSize({ bytes, rough = false }: FileSizeProps) {
  const about = <Figure value={Math.max(1, Math.round(bytes / 1024))} unit="KiB" />;
  if (rough) return about;
  return (
    <span className={styles.root}>
      <Figure value={bytes} unit="B" /> <span className={styles.about}>({about})</span>
    </span>
  );
}
