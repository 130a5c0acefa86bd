import { useLayoutEffect, useRef, useState } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { Scale } from '../Scale/index.ts';
import * as styles from './Carousel.css.ts';
import type { CarouselTranslations } from './Carousel.tsx';
import { activeItem } from './carousel.ts';
import type { CarouselStore } from './carouselStore.ts';

/** Ticks of the scale for one item. */
const ticksPerItem = 11;

type CarouselStopsProps = {
  items: readonly { key: string; code: string }[];
  store: CarouselStore;
  slidesId: string;
  translations: CarouselTranslations;
};

/** The stops of the scale: one for each item. A move writes the two stops and the lit stretch that it changes. */
export function CarouselStops({ items, store, slidesId, translations }: CarouselStopsProps) {
  const group = useRef<HTMLDivElement>(null);
  const lit = useRef<HTMLDivElement>(null);
  const count = items.length;
  const [first] = useState(() => activeItem(store.get()));

  useLayoutEffect(() => {
    const stops = group.current?.querySelectorAll('button');
    if (!stops) return undefined;
    let drawn = first;
    const draw = () => {
      const item = activeItem(store.get());
      if (item === drawn) return;
      stops[drawn]?.removeAttribute('aria-disabled');
      stops[item]?.setAttribute('aria-disabled', 'true');
      lit.current?.style.setProperty('--carousel-stop', String(item));
      drawn = item;
    };
    draw();
    return store.subscribe(draw);
  }, [store, first]);

  return (
    <div
      ref={group}
      className={styles.stops}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
      role="group"
      aria-label={translations.choose}
    >
      {items.map(({ key, code }, item) => (
        <button
          key={key}
          type="button"
          className={styles.stop}
          aria-label={translations.position(code, item + 1, count)}
          aria-disabled={item === first || undefined}
          aria-controls={slidesId}
          onClick={() => store.send({ type: 'choose', item })}
        >
          {code}
        </button>
      ))}
      <div className={styles.scale} aria-hidden="true">
        <Scale ticks={count * ticksPerItem} major={ticksPerItem} baseline={false} />
        <div
          ref={lit}
          className={styles.lit}
          style={customProperties({ '--carousel-stop': first, '--stops': count })}
        >
          <Scale
            ticks={count * ticksPerItem}
            major={ticksPerItem}
            lit={[0, count * ticksPerItem]}
            baseline={false}
          />
        </div>
      </div>
    </div>
  );
}
