import type { Language } from '@payload/catalog';
import { Columns } from '@payload/ui/Columns';
import { Picture } from '@payload/ui/Picture';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { FilmCard } from '@payload/ui/sections/video/FilmCard';
import { filmClock, type OtherFilm } from '@payload/view-models/video/films.ts';
import { pictureVersion } from '@payload/web/browser/site.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { nightPlaceholder } from '@payload/web/products/pictures.ts';
import { useTranslation } from 'react-i18next';

export interface Others {
  kind: 'family' | 'carried' | 'others';
  films: OtherFilm[];
}

/** Films of other models; nothing where there is none. */
export function OtherFilms({
  others,
  family,
  language,
}: {
  others: Others;
  /** Name of the model's family. */
  family: string;
  language: Language;
}) {
  const { t } = useTranslation('video');
  const paths = pathsOf(language);
  if (others.films.length === 0) return null;
  return (
    <Section>
      <SectionHeading size="s" title={t(others.kind, { family })} />
      <Columns split="cards">
        {others.films.map((other) => (
          <FilmCard
            key={other.code}
            href={paths.video(other.code)}
            code={other.code}
            seconds={other.duration}
            length={filmClock(other.duration)}
            line={other.line}
            still={
              <Picture
                candidates={[{ src: other.poster, width: other.width }]}
                version={pictureVersion}
                width={other.width}
                height={other.height}
                sizes="(max-width: 768px) 100vw, 400px"
                alt=""
                placeholder={nightPlaceholder}
                fit="cover"
              />
            }
          />
        ))}
      </Columns>
    </Section>
  );
}
