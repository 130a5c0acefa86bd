import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Carousel.css.ts';
import type { CarouselTranslations } from './Carousel.tsx';
import type { CarouselStore } from './carouselStore.ts';

type CarouselControlsProps = {
  store: CarouselStore;
  stopped: boolean;
  slidesId: string;
  translations: CarouselTranslations;
};

/** Rotation control, previous and next: before the slides in the tab order, as the W3C pattern has them. */
export function CarouselControls({ store, stopped, slidesId, translations }: CarouselControlsProps) {
  const PlayState = stopped ? PlayIcon : PauseIcon;
  return (
    <div className={styles.controls}>
      <IconButton
        size="toolbar"
        label={stopped ? translations.start : translations.pause}
        aria-controls={slidesId}
        onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}
        onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
        onClick={({ currentTarget }) => {
          currentTarget.removeAttribute('data-pressed');
          store.send({ type: 'toggle' });
        }}
      >
        <PlayState size={20} />
      </IconButton>
      <IconButton
        size="toolbar"
        label={translations.previous}
        aria-controls={slidesId}
        onClick={() => store.send({ type: 'turn', by: -1 })}
      >
        <ArrowLeftIcon className={styles.arrow} size={20} />
      </IconButton>
      <IconButton
        size="toolbar"
        label={translations.next}
        aria-controls={slidesId}
        onClick={() => store.send({ type: 'turn', by: 1 })}
      >
        <ArrowRightIcon className={styles.arrow} size={20} />
      </IconButton>
    </div>
  );
}
