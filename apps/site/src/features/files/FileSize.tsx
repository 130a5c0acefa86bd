import { Figure } from '@payload/ui/Figure';
import * as styles from './files.css.ts';

/** A file's size: to the byte, as it is compared, and what that is about. */
export function FileSize({ bytes, isRough = false }: { bytes: number; isRough?: boolean }) {
  const about = <Figure value={Math.max(1, Math.round(bytes / 1024))} unit="KiB" />;
  if (isRough) return about;
  return (
    <span className={styles.size}>
      <Figure value={bytes} unit="B" /> <span className={styles.quiet}>({about})</span>
    </span>
  );
}
