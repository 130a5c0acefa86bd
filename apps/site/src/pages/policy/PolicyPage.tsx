import type { Language } from '@payload/catalog';
import { type PolicyId, policyFigures, policyIds } from '@payload/view-models/policy/policy-ids.ts';
import type { DocumentText } from '@payload/view-models/texts/document.ts';
import { NotFound } from '@payload/web/data/data-source.ts';
import { loadContent } from '@payload/web/language/content.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { WrittenPolicy } from './WrittenPolicy.tsx';

interface PolicyData {
  id: PolicyId;
  document: DocumentText;
  /** What its words are worth. */
  mark: string;
  related: { id: PolicyId; title: string; lead: string }[];
}

/** Rules of the service. What can be asked for by them is asked for in a form. */
const serviceActs = {
  return: 'exchange',
  care: 'carefree',
  activation: 'activate',
  repair: 'repair',
} as const satisfies Partial<Record<PolicyId, string>>;

const isOfService = (id: PolicyId): id is keyof typeof serviceActs => id in serviceActs;

/** What is read next. */
const relatedTo: Readonly<Record<PolicyId, readonly PolicyId[]>> = {
  return: ['repair', 'care'],
  care: ['activation', 'repair'],
  activation: ['care', 'return'],
  repair: ['return', 'care'],
  terms: ['privacy', 'cookies', 'export'],
  privacy: ['cookies', 'terms'],
  cookies: ['privacy', 'terms'],
  safety: ['export', 'terms'],
  export: ['safety', 'terms'],
};

function useAct(id: PolicyId, language: Language): { label: string; href: string } | undefined {
  const { t } = useTranslation('help');
  if (!isOfService(id)) return undefined;
  const paths = pathsOf(language);
  const act = serviceActs[id];
  const places = {
    exchange: paths.repair('exchange'),
    carefree: paths.carefree(),
    activate: paths.activate,
    repair: paths.repair('repair'),
  };
  return { label: t(`policy.acts.${act}`), href: places[act] };
}

/** The figures of a policy as they are shown at its head. */
function readingsOf(id: PolicyId, { figures = [] }: DocumentText) {
  return figures.flatMap(({ id: key, ...said }) => {
    const value = policyFigures[id]?.[key];
    return value === undefined ? [] : [{ key, value, ...said }];
  });
}

function Policy({ data: { id, document, mark, related }, language }: PageProps<PolicyData>) {
  const { t } = useTranslation('site');
  const paths = pathsOf(language);
  return (
    <WrittenPolicy
      document={document}
      figures={readingsOf(id, document)}
      language={language}
      crumb={isOfService(id) ? { label: t('menu.service') } : { label: t('brand.name'), href: paths.home }}
      mark={mark}
      action={useAct(id, language)}
      related={related.map((other) => ({
        key: other.id,
        href: paths.policy(other.id),
        title: other.title,
        detail: other.lead,
      }))}
    />
  );
}

export const page = definePage<PolicyData>({
  header: 'sheet',
  texts: ['documents', 'help'],
  keepAlive: false,
  load: async ({ params, language }) => {
    const named = params['id'] ?? '';
    const id = policyIds.find((each) => each === named);
    if (!id) throw new NotFound(named);
    const policies = await loadContent('policies', language);
    return {
      id,
      document: policies[id],
      mark: policies.marks[isOfService(id) ? 'policy' : 'legal'],
      related: relatedTo[id].map((other) => {
        const { title, lead } = policies[other];
        return { id: other, title, lead };
      }),
    };
  },
  head: ({ data: { document } }, t) => ({
    title: t('brand.titled', { title: document.title }),
    description: document.description,
  }),
  Page: Policy,
});
