import { type Plan, PlanError } from './plan.ts';

const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_dashed, letter: string) => letter.toUpperCase());
const camel = (name: string) =>
  name.replaceAll(/-([a-z])/g, (_dashed, letter: string) => letter.toUpperCase());

const texts = (title: string) => `${JSON.stringify({ title, lead: title, description: title }, null, 2)}\n`;

/** A page of the site at `/<name>`: its view, its texts in both languages, its route and its story. */
export function newPage(
  name: string | undefined,
  titles: { en: string | undefined; cn: string | undefined },
): Plan {
  if (!name || !/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new PlanError('A page is named as in its address, in small letters: `page spare-parts`.');
  const { en, cn } = titles;
  if (!en?.trim() || !cn?.trim())
    throw new PlanError('A page says its title in both languages: `--en "Spare parts" --cn "备件"`.');
  const Name = pascal(name);
  const route = camel(name);
  const site = 'apps/site/src';
  const web = 'packages/web/src';
  const locale = (language: string) => `packages/catalog/src/locales/${language}/${name}.json`;
  return {
    files: {
      [locale('en')]: texts(en),
      [locale('cn')]: texts(cn),
      [`${site}/pages/${name}/${Name}Page.tsx`]: `import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';

function ${Name}({ language }: PageProps<null>) {
  const { t } = useTranslation(['${name}', 'site']);
  return (
    <Section as="header" space="head">
      <Breadcrumb
        label={t('site:frame.breadcrumb')}
        items={[{ label: t('site:brand.name'), href: pathsOf(language).home }, { label: t('title') }]}
      />
      <SectionHeading level={1} size="l" layout="split" title={t('title')} lead={t('lead')} />
    </Section>
  );
}

export const page = definePage<null>({
  header: 'sheet',
  texts: ['${name}'],
  load: async () => null,
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('${name}:title') }),
    description: t('${name}:description'),
  }),
  Page: ${Name},
});
`,
    },
    lines: [
      {
        path: `${web}/navigation/route-table.ts`,
        before: /^ {2}forbidden: /,
        text: `  ${route}: { path: '${name}', page: '${name}/${Name}Page' },`,
      },
      {
        path: `${web}/navigation/paths.ts`,
        before: /^ {4}compare: /,
        text: `    ${route}: to('${route}'),`,
      },
      {
        path: `packages/site-build/src/site-paths.ts`,
        before: /^ {2}user: /,
        text: `  ${route}: [pathOf('${route}')],`,
      },
      {
        path: `${site}/app/stories/Company.stories.tsx`,
        before: /^export const Forbidden:/,
        text: `export const ${Name}: PageStory = { args: pageAt('${route}') };

export const ${Name}Phone: PageStory = { ...${Name}, globals: onPhone };
`,
      },
    ],
    next: [
      'Then: npm run format',
      `      lead and description in ${locale('{en,cn}')}: they repeat the title until someone writes them`,
      '      its entry in the menu (app/frame/menu.tsx) or the footer (app/frame/FrameFooter.tsx)',
      `      npm run pictures -- app/stories/Company`,
    ],
  };
}
