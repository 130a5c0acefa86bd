import { Arriving } from '../../lib/Arriving.tsx';
import { cx } from '../../theme/cx.ts';
import { Text, type TextProps } from '../Text/index.ts';
import * as styles from './LiveStatus.css.ts';

export type LiveStatusProps = Omit<TextProps, 'as'> & {
  /** Seen from a second on: what takes less is not worth a line. @default false */
  late?: boolean | undefined;
};

/**
 * What has happened meanwhile, read out politely when it changes. Keep it on the page, empty while there is nothing to
 * say, and change its children.
 */
export function LiveStatus({ late = false, className, children, ...rest }: LiveStatusProps) {
  return (
    <Text as="output" className={cx(late && styles.late, className)} {...rest}>
      <Arriving>{children}</Arriving>
    </Text>
  );
}
