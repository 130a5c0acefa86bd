import { phones } from '@payload/catalog/phones';
import { ConsultButton } from '@payload/ui/ConsultButton';
import { useTranslation } from 'react-i18next';
import { useSupportLine } from './useSupportLine.ts';

/** The floating way to customer service, in the page's language. */
export function Consult() {
  const { t } = useTranslation();
  const support = useSupportLine();
  return (
    <ConsultButton
      qr={{
        src: '/public/jz/customer-service.svg',
        alt: t('footer.qrAlt', { name: t('consult.service') }),
        fileName: 'jz-customer-service.svg',
      }}
      phone={{ label: phones.support.text, href: phones.support.href }}
      hours={support ? { label: support.text, open: support.open } : undefined}
      translations={{
        title: t('consult.title'),
        close: t('consult.close'),
        scan: t('consult.scan'),
        call: t('consult.call'),
        saveImage: t('consult.saveImage'),
      }}
    />
  );
}
