import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArrowRightIcon } from '../../icons/index.ts';
import { Picture, type PictureProps } from '../Picture/index.ts';
import { Plate } from '../Plate/index.ts';
import * as styles from './IndustryList.css.ts';

export type IndustryListItem = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Where it leads. */
  href: string;
  /** Name of the industry. */
  name: ReactNode;
  /** One sentence: what goes wrong there. */
  line: ReactNode;
  /** What its page holds: "3 combinations". */
  more: ReactNode;
  /** What is carried there, each with its key figure. */
  payloads: readonly {
    /** The model's code. */
    code: string;
    /** Where it leads. */
    href: string;
    /** Its key figure. */
    figure: ReactNode;
  }[];
  /** Its scene, 16:9, dark at its start. */
  picture: Omit<PictureProps, 'className' | 'fit'>;
};

export type IndustryListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The industries, each with its picture and address. */
  items: readonly IndustryListItem[];
  /** Level of the names as headings. @default 2 */
  level?: 2 | 3 | undefined;
};

/** Industries in rows: the scene comes to light as one is pointed at. The whole row leads to its page, each plate to its product. */
export function IndustryList({ items, level = 2, className, ...rest }: IndustryListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={className} {...rest}>
      {items.map(({ key, href, name, line, more, payloads, picture }) => (
        <li key={key} className={styles.item}>
          <div className={styles.words}>
            <Heading className={styles.name}>
              <a className={styles.link} href={href}>
                {name}
              </a>
            </Heading>
            <p className={styles.line}>{line}</p>
            <p className={styles.more}>
              {more}
              <ArrowRightIcon size={20} />
            </p>
            <ul className={styles.payloads}>
              {payloads.map((payload) => (
                <li key={payload.code}>
                  <Plate
                    className={styles.payload}
                    href={payload.href}
                    code={payload.code}
                    cells={[payload.figure]}
                  />
                </li>
              ))}
            </ul>
          </div>
          <Picture className={styles.picture} fit="cover" {...picture} />
        </li>
      ))}
    </ul>
  );
}
