import * as styles from './SiteHeader.css.ts';

/** The maker's mark, set like the plate riveted to a machine. */
export function BrandPlate({ children }: { children: string }) {
  return <span className={styles.plate}>{children}</span>;
}
