import { Picture } from '@payload/ui/Picture';
import { nightPlaceholder } from '../../features/content/pictures.ts';
import { pictureVersion } from '../../platform/browser/site.ts';
import { filmClock, type OtherFilm } from './films.ts';
import * as styles from './VideoPage.css.ts';

/** Another model's film: leads to its page. */
export function FilmCard({ film, href }: { film: OtherFilm; href: string }) {
  return (
    <a className={styles.card} href={href}>
      <span className={styles.still}>
        <Picture
          candidates={[{ src: film.poster, width: film.width }]}
          version={pictureVersion}
          width={film.width}
          height={film.height}
          sizes="(max-width: 768px) 100vw, 400px"
          alt=""
          placeholder={nightPlaceholder}
          fit="cover"
        />
      </span>
      <span className={styles.name}>
        <b className={styles.code}>{film.code}</b>
        <time className={styles.time} dateTime={`PT${film.duration}S`}>
          {filmClock(film.duration)}
        </time>
      </span>
      <span className={styles.cardLine}>{film.line}</span>
    </a>
  );
}
