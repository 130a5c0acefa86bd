import { MissingPage } from '../../features/errors/MissingPage.tsx';
import { definePage } from '../../platform/navigation/page.ts';

export const page = definePage<null>({
  header: 'night',
  load: async () => null,
  head: (_props, t) => ({ title: t('notFound.title'), description: t('notFound.text'), noIndex: true }),
  Page: MissingPage,
});
