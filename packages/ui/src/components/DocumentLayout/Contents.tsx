import { useEffect, useId, useRef } from 'react';
import { media } from '../../theme/media.ts';
import { Disclosure } from '../Disclosure/index.ts';
import * as styles from './Contents.css.ts';
import { type ContentsItem, idsOf } from './currentHeading.ts';
import { useCurrentHeading } from './useCurrentHeading.ts';

type ContentsProps = { label: string; items: readonly ContentsItem[] };

/**
 * The contents list: beside the text it sticks and marks the heading being read; on phones it is
 * closed on top. It is one list, of native details, so that it needs no script and prints once.
 */
export function Contents({ label, items }: ContentsProps) {
  const current = useCurrentHeading(idsOf(items));
  const labelId = useId();
  const root = useRef<HTMLElement>(null);
  const disclosure = useRef<HTMLDetailsElement>(null);

  // Beside the text the style shows the list, open or not. What goes by the element alone, as tools that look
  // for what keys can reach, must find it open as well.
  useEffect(() => {
    const beside = matchMedia(media.desktop);
    const update = () => {
      if (disclosure.current) disclosure.current.open = beside.matches;
    };
    update();
    beside.addEventListener('change', update);
    return () => beside.removeEventListener('change', update);
  }, []);

  // A list longer than the view follows the reading; the page itself must not move.
  useEffect(() => {
    const list = root.current;
    const link = list?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!list || !link) return;
    const above = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (above < 0 || above + link.offsetHeight > list.clientHeight) {
      list.scrollTop += above - list.clientHeight / 2;
    }
  }, [current]);

  const link = (id: string, text: string) => (
    <a
      className={styles.link}
      href={`#${id}`}
      aria-current={current === id ? 'location' : undefined}
      onClick={() => {
        // Above the text it is closed before the browser goes to the heading, which moves up by its height.
        if (disclosure.current && !matchMedia(media.desktop).matches) disclosure.current.open = false;
      }}
    >
      {text}
    </a>
  );

  return (
    <nav ref={root} className={styles.root} aria-labelledby={labelId}>
      <p className={styles.label} id={labelId}>
        {label}
      </p>
      <Disclosure
        ref={disclosure}
        variant="row"
        indicator="chevron"
        expandedFrom="desktop"
        summary={label}
        summaryClassName={styles.summary}
        className={styles.disclosure}
      >
        <ol className={styles.list}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              {link(item.id, item.text)}
              {item.items && (
                <ol className={styles.inner}>
                  {item.items.map(({ id, text }) => (
                    <li key={id}>{link(id, text)}</li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
