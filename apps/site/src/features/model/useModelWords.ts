import { useTranslation } from 'react-i18next';

/** What every model says, in the page's language. `prepareTexts` for `model` comes before it. */
export function useModelWords() {
  const { t } = useTranslation('model');
  return {
    t,
    words: {
      role: t('role'),
      position: (azimuth: number, elevation: number, percent: number) => {
        const [side, height] = [Math.abs(azimuth), Math.abs(elevation)];
        return t('position', {
          around: side === 0 ? t('front') : t(azimuth < 0 ? 'left' : 'right', { degrees: side }),
          above: height === 0 ? t('level') : t(elevation < 0 ? 'below' : 'above', { degrees: height }),
          percent,
        });
      },
      lamps: t('lamps'),
      rulers: t('rulers'),
      room: t('room'),
      loading: t('loading'),
      retry: t('retry'),
    },
  };
}
