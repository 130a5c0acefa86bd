import { contents, languages } from '../../../.vitepress/contents.ts';

// oxlint-disable-next-line import/no-default-export -- VitePress takes nothing else
export default {
  paths: () =>
    languages.flatMap((lang) =>
      Object.values(contents[lang].products).map((product) => ({ params: { lang, ...product } })),
    ),
};
