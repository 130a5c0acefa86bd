import { definePage } from '@payload/web/navigation/page.ts';
import { MissingPage } from '../../features/errors/MissingPage.tsx';

export const page = definePage<null>({
  header: 'night',
  load: async () => null,
  head: (_props, t) => ({ title: t('notFound.title'), description: t('notFound.text'), noIndex: true }),
  Page: MissingPage,
});
