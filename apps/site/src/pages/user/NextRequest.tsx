import { modelsInWords, type SentRequest, sendsDevice, statusText } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { NextStep } from '@payload/ui/sections/account/NextStep';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { useTranslation } from 'react-i18next';
import { RepairRail } from '../../features/requests/RepairRail.tsx';

const pictureSizes = '(max-width: 1100px) 260px, 320px';

/** The request that goes on: where it stands, what comes next, and the way to it. */
export function NextRequest({ request, language }: { request: SentRequest; language: Language }) {
  const { t } = useTranslation(['account', 'requests']);
  const { number, type, status, productCode, quote } = request;
  const key = statusText(type, status);
  return (
    <NextStep
      name={t('own.requestName', { kind: t(`own.kinds.${type}`), number })}
      code={quote === null ? productCode : modelsInWords(quote)}
      title={t(`requests:names.${key}`)}
      text={t(`requests:texts.${key}`)}
      next={`${t('requests:nextName')} ${t(`requests:next.${key}`)}`}
      picture={<ProductPicture resUrl={`products/${productCode}.webp`} sizes={pictureSizes} />}
      lit={<ProductPicture resUrl={`night/${productCode}.webp`} place="stage" sizes={pictureSizes} />}
      steps={sendsDevice(type) && status !== 'withdrawn' && <RepairRail layout="row" status={status} />}
      actions={
        <Button variant="signal" href={pathsOf(language).outcome(number)}>
          {t(status === 'quoted' ? 'own.answer' : 'own.openRequest')}
        </Button>
      }
    />
  );
}
