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
    const stops = [...(group.current?.querySelectorAll('button') ?? [])];
    let drawn = -1;
    const draw = () => {
      const active = activeItem(store.get());
      if (active === drawn) return;
      for (const [item, stop] of stops.entries()) {
        if (item === active) stop.setAttribute('aria-disabled', 'true');
        else stop.removeAttribute('aria-disabled');
      }
      lit.current?.style.setProperty('--carousel-stop', String(active));
      drawn = active;
    };
    draw();
    return store.subscribe(draw);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a stop of a new item is rendered where it stood at first
  }, [store, items]);

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
