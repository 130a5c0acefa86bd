import { ForbiddenView } from '../../features/errors/ForbiddenView.tsx';
import { definePage } from '../../platform/navigation/page.ts';

export const page = definePage<null>({
  header: 'night',
  load: async () => null,
  head: (_props, t) => ({ title: t('forbidden.title'), description: t('forbidden.text'), noIndex: true }),
  Page: ForbiddenView,
});
