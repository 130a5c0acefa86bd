import { Link } from '@payload/ui/Link';
import * as styles from './Others.css.ts';

/** What a grid has no room for, as a line of links under it. */
export function Others({
  label,
  items,
}: {
  label: string;
  items: readonly { href: string; label: string }[];
}) {
  return (
    <div className={styles.line}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.links}>
        {items.map((item) => (
          <li key={item.href}>
            <Link className={styles.link} href={item.href}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
