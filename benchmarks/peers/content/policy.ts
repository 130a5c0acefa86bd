import type { Language } from '../../../packages/catalog/src/index.ts';
import cn from '../../../packages/catalog/src/locales/cn/policies.json' with { type: 'json' };
import en from '../../../packages/catalog/src/locales/en/policies.json' with { type: 'json' };
import { phones } from '../../../packages/catalog/src/phones.ts';
import type { PolicyId } from '../../../packages/view-models/src/policy/policy-ids.ts';
import { pathsOf } from '../../../packages/web/src/navigation/paths.ts';
import { headingOf, link, textsOf } from './texts.ts';
import type { Policy } from './types.ts';

interface Written {
  title: string;
  description: string;
  lead: string;
  sections: { id: string; title: string; paragraphs?: string[]; items?: string[] }[];
}

/** A page that is only read. */
export function policyOf(id: PolicyId, language: Language): Policy {
  const t = textsOf(language);
  const paths = pathsOf(language);
  const { title, description, lead, sections }: Written = { cn, en }[language][id];
  return {
    head: { title: t('brand.titled', { title }), description },
    crumbs: [{ label: t('brand.name'), href: paths.home }, { label: title }],
    heading: headingOf(title, lead),
    mark: t('policies:marks.legal'),
    contents: t('documents:contents'),
    sections: sections.map((section) => ({ paragraphs: [], items: [], ...section })),
    ask: {
      title: t('help:written.ask'),
      line: t('help:call.support'),
      phone: link(phones.support.text, phones.support.href),
      hours: t('footer.hours'),
      all: link(t('help:call.regions'), paths.support),
    },
    related: (['cookies', 'terms', 'privacy'] as const)
      .filter((other) => other !== id)
      .slice(0, 2)
      .map((other) => ({
        ...link(t(`policies:${other}.title`), paths.policy(other)),
        detail: t(`policies:${other}.lead`),
      })),
  };
}
