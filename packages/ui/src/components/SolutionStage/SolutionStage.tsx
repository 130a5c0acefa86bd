import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { Picture, type PictureProps } from '../Picture/index.ts';
import * as styles from './SolutionStage.css.ts';

export type SolutionStageProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  /** The scene, 16:9. In the first view: it is loaded at once. */
  picture: Omit<PictureProps, 'className' | 'fit' | 'priority'>;
  /** Where the lamp of the scene is. At the start it is moved out from behind the words. @default 'end' */
  lamp?: 'start' | 'end' | undefined;
  /** The way to this page. */
  breadcrumb: ReactNode;
  /** The industry, in front of the title in one heading. */
  name: ReactNode;
  /** The heading. */
  title: ReactNode;
  /** One or two sentences under the title. */
  lead: ReactNode;
  /** A signal button, and a link beside it. */
  actions: ReactNode;
};

/** The head of an industry's page: its scene, and the words that the light falls on. The site's header lies over it. */
export function SolutionStage({
  picture,
  lamp = 'end',
  breadcrumb,
  name,
  title,
  lead,
  actions,
  className,
  ...rest
}: SolutionStageProps) {
  return (
    <header className={cx(styles.root, className)} data-lamp={lamp} {...rest}>
      <Picture className={styles.picture} fit="cover" priority {...picture} />
      <div className={styles.content}>
        {breadcrumb}
        <div className={styles.copy}>
          <h1>
            <span className={styles.name}>{name}</span>
            <span className={styles.title}>{title}</span>
          </h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </header>
  );
}
