import { QrPicture } from '@payload/ui/QrPicture';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The number of a request as a QR code, for whoever opens the parcel: a scanner types it into the desk's search. */
export function RequestCode({ number }: { number: string }) {
  const { t } = useTranslation('apply');
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      const { renderSVG } = await import('uqr');
      if (!isOver) setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(number))}`);
    };
    // The number stands beside it in letters.
    draw().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [number]);
  if (picture === null) return null;
  return <QrPicture src={picture} alt={t('success.request.qr', { number })} caption={number} />;
}
