import { ForbiddenView } from '../../shell/ForbiddenView.tsx';
import { definePage } from '../../shell/page.ts';

export const page = definePage<null>({
  header: 'night',
  load: async () => null,
  head: (_props, t) => ({ title: t('forbidden.title'), description: t('forbidden.text'), noIndex: true }),
  Page: ForbiddenView,
});
