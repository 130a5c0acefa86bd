import { QrPicture } from '@payload/ui/QrPicture';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { useTranslation } from 'react-i18next';

/** The number of a request as a QR code, for whoever opens the parcel: a scanner types it into the desk's search. */
export function RequestCode({ number }: { number: string }) {
  const { t } = useTranslation('apply');
  const { data: picture } = useRemote(number, async () => {
    const { renderSVG } = await import('uqr');
    return `data:image/svg+xml,${encodeURIComponent(renderSVG(number))}`;
  });
  // The number stands beside it in letters.
  if (picture === undefined) return null;
  return <QrPicture src={picture} alt={t('success.request.qr', { number })} caption={number} />;
}
