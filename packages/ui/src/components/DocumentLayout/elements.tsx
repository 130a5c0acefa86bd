import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { DocumentHeading, type HeadingTranslations } from './DocumentHeading.tsx';
import * as styles from './prose.css.ts';

export type ElementTranslations = HeadingTranslations & {
  /** Name of a table that has no caption, by the heading it stands under: "Table: Services". */
  table: (heading: string) => string;
};

type Plain = { children?: ReactNode; id?: string; className?: string; 'data-short'?: '' };

/** A cell of no more characters is not broken: a range stays whole, a number with its unit. */
const shortCell = 8;

/** The words of elements, without those that a component would add. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<Plain>(node) ? textOf(node.props.children) : '';
}

const isHeading = (type: unknown): type is 'h2' | 'h3' | 'h4' =>
  type === 'h2' || type === 'h3' || type === 'h4';

/**
 * The document's elements with what HTML alone does not give them: a link beside each heading that
 * has an id, and a frame around each table that scrolls and is reached by keys. An element with a
 * class, and a component, is left as it is.
 */
export function withReadingAids(children: ReactNode, translations: ElementTranslations): ReactNode {
  let heading = '';

  const walk = (nodes: ReactNode): ReactNode =>
    Children.map(nodes, (node) => {
      if (!isValidElement<Plain>(node) || node.props.className !== undefined) return node;
      const { type, props } = node;
      if (typeof type !== 'string' && type !== Fragment) return node;
      if (isHeading(type)) {
        heading = textOf(props.children);
        if (props.id === undefined) return node;
        return (
          <DocumentHeading as={type} id={props.id} text={heading} translations={translations}>
            {props.children}
          </DocumentHeading>
        );
      }
      if (type === 'table') {
        const caption = Children.toArray(props.children).find(
          (child) => isValidElement(child) && child.type === 'caption',
        );
        return (
          <section
            className={styles.tableFrame}
            aria-label={caption ? textOf(caption) : translations.table(heading)}
            // A frame that scrolls must be reached by keys.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for that reason
            tabIndex={0}
          >
            {props.children === undefined ? node : cloneElement(node, undefined, walk(props.children))}
          </section>
        );
      }
      if (props.children === undefined) return node;
      const isShort = type === 'td' && textOf(props.children).length <= shortCell;
      return cloneElement(node, isShort ? { 'data-short': '' } : undefined, walk(props.children));
    });

  return walk(children);
}
