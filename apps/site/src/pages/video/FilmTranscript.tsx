import type { ProductInfo } from '@payload/api/contract';
import { filmTimes } from '@payload/catalog';
import { Note } from '@payload/ui/Note';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Transcript } from '@payload/ui/sections/video/Transcript';
import { filmClock } from '@payload/view-models/video/films.ts';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The words of a film's captions, with the moment of each. */
export function FilmTranscript({ product, isSpoken }: { product: ProductInfo; isSpoken: boolean }) {
  const { t } = useTranslation(['video', 'voice']);
  const lines: { at: number; text: ReactNode }[] = [
    { at: filmTimes.light, text: product.headline },
    ...(isSpoken
      ? [
          {
            at: filmTimes.light,
            text: (
              <>
                {t('labelled', { label: product.code })}
                {t('voice:order')}
              </>
            ),
          },
        ]
      : []),
    {
      at: filmTimes.code,
      text: (
        <>
          {t('labelled', { label: product.title })}
          {product.line}
        </>
      ),
    },
    ...product.figures.map((figure, index) => ({
      at: filmTimes.figures[index] ?? filmTimes.duration,
      text: (
        <>
          {t('labelled', { label: figure.label })}
          <SpecContent value={figure} />
        </>
      ),
    })),
  ];
  return (
    <Stack>
      <SectionHeading size="xs" title={t('transcript')} />
      <Transcript lines={lines.map(({ at, text }) => ({ seconds: at, time: filmClock(at), text }))} />
      <Note>{t('illustrated')}</Note>
    </Stack>
  );
}
