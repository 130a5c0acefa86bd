import { ModelViewer } from '@payload/ui/ModelViewer';
import { useTranslation } from 'react-i18next';
import { pictureVersion } from '../../platform/browser/site.ts';

interface ModelToTurnProps {
  code: string;
  onShownChange: (isShown: boolean) => void;
  onClose: () => void;
}

/** A product's model in the page's language. `prepareTexts` for `model` comes before it. */
export function ModelToTurn({ code, onShownChange, onClose }: ModelToTurnProps) {
  const { t } = useTranslation('model');
  return (
    <ModelViewer
      src={`/static/models/${code}.glb?v=${pictureVersion}`}
      onShownChange={onShownChange}
      onClose={onClose}
      translations={{
        name: t('name', { code }),
        role: t('role'),
        instructions: t('instructions'),
        position: (azimuth, elevation, percent) => {
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
        failed: t('failed'),
        unsupported: t('unsupported'),
        retry: t('retry'),
        close: t('close'),
      }}
    />
  );
}
