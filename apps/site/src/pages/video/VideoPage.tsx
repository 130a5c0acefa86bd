import type { ProductInfo } from '@payload/api/contract';
import { type Film, findFilm } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { Columns } from '@payload/ui/Columns';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { Picture } from '@payload/ui/Picture';
import { Section } from '@payload/ui/Section';
import { Stack } from '@payload/ui/Stack';
import { VideoPlayer } from '@payload/ui/VideoPlayer';
import { otherFilms } from '@payload/view-models/video/films.ts';
import { pictureVersion } from '@payload/web/browser/site.ts';
import { htmlLang } from '@payload/web/language/language.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { nightPlaceholder } from '@payload/web/products/pictures.ts';
import { useTranslation } from 'react-i18next';
import { loadProduct } from '../../features/content/load-product.ts';
import { ProductHead } from '../../features/content/ProductHead.tsx';
import { FilmTranscript } from './FilmTranscript.tsx';
import { OtherFilms, type Others } from './OtherFilms.tsx';

interface VideoData {
  product: ProductInfo;
  film: Film | null;
  others: Others;
}

/** Names of the caption languages, each in its own. */
const tracks = [
  { language: 'en', label: 'English' },
  { language: 'cn', label: '中文' },
] as const;

function Video({ data: { product, film, others }, language }: PageProps<VideoData>) {
  const { t } = useTranslation(['video', 'site', 'types']);
  const paths = pathsOf(language);
  const { code, title } = product;
  const family = t(`${product.type}.plural`, { ns: 'types' });
  const ways = (
    <>
      <Button href={paths.details(product.route, code)}>{t('introduction', { code })}</Button>
      <Button href={paths.parameter(code)}>{t('parameters')}</Button>
    </>
  );
  return (
    <>
      <ProductHead product={product} language={language} current="videos" />
      <Section ground="raised">
        {film ? (
          <Stack gap={64}>
            <Columns split="lead">
              <VideoPlayer
                title={t('film', { title })}
                duration={film.duration}
                language={t(film.isSpoken ? 'spoken' : 'sound')}
                ratio={film.width / film.height}
                files={[
                  { src: film.files[0].address, type: film.files[0].type },
                  { src: film.files[1].address, type: film.files[1].type },
                ]}
                tracks={tracks.map((track) => ({
                  src: film.captions[track.language],
                  srcLang: htmlLang[track.language],
                  label: track.label,
                  default: track.language === language,
                }))}
                posterSrc={film.poster}
                poster={
                  <Picture
                    candidates={[{ src: film.poster, width: film.width }]}
                    version={pictureVersion}
                    width={film.width}
                    height={film.height}
                    sizes="(max-width: 1000px) 100vw, 830px"
                    alt=""
                    placeholder={nightPlaceholder}
                    fit="cover"
                    priority
                  />
                }
                translations={{
                  play: t('play'),
                  error: t('error'),
                  failed: t('failed'),
                  reason: (failure) => t(`reason.${failure}`),
                  download: t('download'),
                }}
              />
              <FilmTranscript product={product} isSpoken={film.isSpoken} />
            </Columns>
            <Actions gap="close">{ways}</Actions>
          </Stack>
        ) : (
          <EmptyResult
            title={t('none.title', { code })}
            text={t('none.text')}
            action={<Actions gap="close">{ways}</Actions>}
          />
        )}
      </Section>
      <OtherFilms others={others} family={family} language={language} />
    </>
  );
}

export const page = definePage<VideoData>({
  header: 'sheet',
  texts: ['video', 'voice'],
  load: async (request) => {
    const product = await loadProduct(request);
    return {
      product,
      film: findFilm(product.video, request.language),
      others: await otherFilms(product, request.language, request.source),
    };
  },
  head: ({ data: { product, film } }, t) => ({
    title: t('brand.titled', { title: t('title', { ns: 'video', title: product.title }) }),
    description: t(film ? (film.isSpoken ? 'descriptionSpoken' : 'description') : 'descriptionNone', {
      ns: 'video',
      code: product.code,
    }),
  }),
  Page: Video,
});
