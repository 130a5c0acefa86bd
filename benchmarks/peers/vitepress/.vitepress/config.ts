import { defineConfig } from 'vitepress';
import { contents } from './contents.ts';

const base = '/peers/vitepress/';

const locale = (language: keyof typeof contents) => ({
  label: language,
  lang: contents[language].frame.htmlLang,
  themeConfig: contents[language].frame,
});

export default defineConfig({
  base,
  cleanUrls: true,
  // The site has one look; VitePress's own switch would cost it a script.
  appearance: false,
  locales: { en: locale('en'), cn: locale('cn') },
  transformPageData(page) {
    const { head } = page.params ?? {};
    return head ? { title: head.title, titleTemplate: ':title', description: head.description } : {};
  },
  transformHead({ assets }) {
    const font = assets.find((file) => file.endsWith('.woff2'));
    return font
      ? [['link', { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossorigin: '' }]]
      : [];
  },
});
