import type { Language } from '@payload/catalog';
import type { DataSource } from '@payload/web/data/data-source.ts';
import { definePage, type PageModule } from '@payload/web/navigation/page.ts';

interface ServicePage<Data> extends Pick<PageModule<Data>, 'load' | 'Page'> {
  /** Of its texts in the namespace `apply`: `title` and `description`. */
  readonly name: 'repair' | 'problem' | 'quote' | 'activate' | 'care' | 'follow' | 'success';
  /** Namespaces of the page's own, beside those of every form. @default none */
  readonly texts?: PageModule<Data>['texts'];
  /** @default false */
  readonly noIndex?: boolean;
}

/** A page of the service: a form, or what came of one. */
export function defineServicePage<Data>({
  name,
  load,
  Page,
  texts = [],
  noIndex = false,
}: ServicePage<Data>): PageModule<unknown> {
  return definePage<Data>({
    header: 'sheet',
    texts: ['apply', 'request-fields', 'contacts', 'messages', ...texts],
    load,
    head: (_props, t) => ({
      title: t('brand.titled', { title: t(`${name}.title`, { ns: 'apply' }) }),
      description: t(`${name}.description`, { ns: 'apply' }),
      noIndex,
    }),
    Page,
  });
}

/** The codes of all models, one of which a serial number begins with. Errors: those of the client. */
export async function loadModelCodes(source: DataSource, language: Language): Promise<string[]> {
  const lists = Object.values(await source.productLists(language));
  return lists.flat().map(({ code }) => code);
}
