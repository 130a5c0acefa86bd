import { definePage, type PageProps } from '../../shell/page.ts';
import { PortView } from './PortView.tsx';
import { useUpgrade } from './useUpgrade.ts';

function Port({ language }: PageProps<null>) {
  return <PortView {...useUpgrade()} language={language} />;
}

export const page = definePage<null>({
  header: 'night',
  isTool: true,
  texts: ['port', 'messages'],
  load: async () => null,
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('title', { ns: 'port' }) }),
    description: t('description', { ns: 'port' }),
  }),
  Page: Port,
});
