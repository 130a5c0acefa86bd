import { Banner, type BannerProps } from '../../../components/Banner/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ScriptNotice.css.ts';

export type ScriptNoticeProps = Omit<BannerProps, 'live' | 'onDismiss' | 'dismissLabel'>;

/**
 * A banner for a page that cannot do its work: seen where no script runs, or where it has not come after five
 * seconds. Leave it out once the page is hydrated.
 */
export function ScriptNotice({ className, ...rest }: ScriptNoticeProps) {
  return <Banner className={cx(styles.root, className)} {...rest} />;
}
