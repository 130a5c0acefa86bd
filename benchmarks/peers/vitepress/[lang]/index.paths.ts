import { contents, languages } from '../.vitepress/contents.ts';

// oxlint-disable-next-line import/no-default-export -- VitePress takes nothing else
export default { paths: () => languages.map((lang) => ({ params: { lang, ...contents[lang].home } })) };
