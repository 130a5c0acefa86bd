import { definePage } from '@payload/web/navigation/page.ts';
import { ForbiddenView } from '../../features/errors/ForbiddenView.tsx';

export const page = definePage<null>({
  header: 'night',
  load: async () => null,
  head: (_props, t) => ({ title: t('forbidden.title'), description: t('forbidden.text'), noIndex: true }),
  Page: ForbiddenView,
});
