import { contents, languages } from '../../.vitepress/contents.ts';

// oxlint-disable-next-line import/no-default-export -- VitePress takes nothing else
export default {
  paths: () =>
    languages.flatMap((lang) =>
      Object.entries(contents[lang].series).map(([type, series]) => ({ params: { lang, type, ...series } })),
    ),
};
