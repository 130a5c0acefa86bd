import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { languageOf } from '../packages/ui/src/fixtures/language.ts';
import '../packages/ui/src/theme/index.ts';
import './preview.css';
import { checkHydration, checkOtherGrounds } from './checks.tsx';
import { groundAttributes, groundClass, groundOf } from './grounds.ts';

const htmlLang = { en: 'en', zh: 'zh-CN' };

/** Puts a story on the ground and in the language that the toolbar says. */
const onGround: Decorator = (Story, { globals, parameters, viewMode }) => {
  const lang = htmlLang[languageOf(globals)];
  const ground = groundAttributes[groundOf(globals)];
  useEffect(() => {
    document.documentElement.lang = lang;
    // Under a scroll bar and past the story's end the page itself is seen. Docs keep their own.
    if (viewMode !== 'docs') Object.entries(ground).forEach((pair) => document.body.setAttribute(...pair));
  }, [ground, lang, viewMode]);
  return (
    <div {...ground} className={groundClass} data-layout={parameters['layout']} lang={lang}>
      <Story />
    </div>
  );
};

const preview: Preview = {
  decorators: [onGround],
  initialGlobals: { ground: 'night', language: 'en' },
  globalTypes: {
    ground: {
      description: 'Ground',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'night', title: 'Night' },
          { value: 'sheet', title: 'Sheet, paper' },
          { value: 'sheet-dark', title: 'Sheet, dark paper' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh', title: '中文' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    // The ground carries the margin instead of Storybook's own layout.
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: { name: '360', styles: { width: '360px', height: '740px' } },
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: '1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
    controls: { expanded: true },
  },
  async afterEach(context) {
    // Set where the stories run as tests, alone or from Storybook's own panel.
    if (import.meta.env['VITEST_STORYBOOK'] === undefined) return;
    await checkOtherGrounds(context);
    await checkHydration(context);
  },
};

export default preview;
