import { contents, languages } from '../../.vitepress/contents.ts';

// oxlint-disable-next-line import/no-default-export -- VitePress takes nothing else
export default {
  paths: () =>
    languages.flatMap((lang) =>
      Object.entries(contents[lang].policies).map(([id, { sections, ...policy }]) => ({
        params: { lang, id, ...policy, parts: sections.map((part) => ({ id: part.id, title: part.title })) },
        // As Markdown, which VitePress leaves out of the script that a first visit runs.
        content: sections
          .map(({ id: anchor, title, paragraphs, items }) =>
            [`## ${title} {#${anchor}}`, ...paragraphs, items.map((item) => `- ${item}`).join('\n')].join(
              '\n\n',
            ),
          )
          .join('\n\n'),
      })),
    ),
};
