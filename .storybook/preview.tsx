import type { DocsContainer } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, Suspense, use, useEffect } from 'react';
import { configure } from 'storybook/test';
import { languageOf } from '../packages/ui/src/fixtures/language.ts';
import '../packages/ui/src/theme/index.ts';
import './preview.css';
import './forced-colours.css';
import { applyPreferences } from './apply-preferences.ts';
import { attributesEnhancer, extractArgTypes } from './arg-types.ts';
import { checkAccessibility } from './checks.ts';
import type * as DocsPages from './docs/pages.tsx';
import { holdStill } from './embedded.ts';
import { givenArgs, withControls } from './given-args.ts';
import { groundAttributes, groundClass, groundOf } from './grounds.ts';
import { watchLiveRegions } from './live-regions.ts';
import { withSnapshots } from './modes.ts';
import { mountWithEffects } from './mount.ts';
import { preferencesOf } from './preferences.ts';
import { shownStory } from './shown-story.ts';
import { snippet } from './snippets.ts';
import { houseTheme } from './theme.ts';
import { describe } from './usage.ts';

/** The tests tell faults alone; the panel shows what has passed as well, which takes a tenth longer to gather. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * Set where the stories run as tests: in the gate axe reads some of them, else all; as plays in another language alone on the ground
 * that is shown.
 */
const run: 'gate' | 'whole' | 'plays' | undefined = import.meta.env['STORIES'];

// A limit for what hangs: on a machine that has much else to do a frame may take longer than the second that is usual.
configure({ asyncUtilTimeout: 15_000 });

/** Live regions of the story that is shown which came up together with their words. */
let unheardRegions = (): string[] => [];

let docsPages: Promise<typeof DocsPages> | undefined;

/** Loaded with the first docs page: stories and their tests do without. */
const loadDocsPages = () => (docsPages ??= import('./docs/pages.tsx'));

/**
 * The frame of a docs page comes with all that stands in it: Storybook makes the list "On this page" a tenth of a second after
 * the frame, from the headings that are there by then.
 */
function DocsFrame(props: ComponentProps<typeof DocsContainer>) {
  const pages = use(loadDocsPages());
  return <pages.DocsContainer {...props} />;
}

function DocsPage() {
  const { ComponentPage } = use(loadDocsPages());
  return <ComponentPage />;
}

const htmlLang = { en: 'en', zh: 'zh-CN' };

holdStill();

/** Puts a story on the ground, in the language, the direction and with the preferences that the toolbar says. */
const onGround: Decorator = (Story, { globals, parameters, viewMode }) => {
  const lang = htmlLang[languageOf(globals)];
  const ground = groundAttributes[groundOf(globals)];
  useEffect(() => {
    document.documentElement.lang = lang;
    // Under a scroll bar and past the story's end the page itself is seen. Docs keep their own.
    if (viewMode !== 'docs') Object.entries(ground).forEach((pair) => document.body.setAttribute(...pair));
  }, [ground, lang, viewMode]);
  const dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  const preferences = preferencesOf(globals);
  useEffect(() => {
    // What floats above the page, as a dialog does, takes its direction from here.
    if (viewMode !== 'docs') document.documentElement.dir = dir;
  }, [dir, viewMode]);
  applyPreferences(preferences);
  return (
    // Scripts that have asked for the preference ask again: a story starts over with another one.
    <div
      key={`${preferences.motion} ${preferences.colours}`}
      {...ground}
      className={groundClass}
      data-colours={preferences.colours === 'forced' ? 'forced' : undefined}
      data-layout={parameters['layout']}
      dir={dir}
      lang={lang}
    >
      <Story />
    </div>
  );
};

const preview: Preview = {
  decorators: [...(isTestRun ? [] : [withControls]), onGround],
  argTypesEnhancers: [attributesEnhancer, withSnapshots],
  argsEnhancers: isTestRun ? [] : [givenArgs],
  // Under the tests Storybook renders within `act`, which runs the effects itself.
  ...(isTestRun ? {} : { mount: mountWithEffects }),
  tags: ['autodocs'],
  initialGlobals: {
    ground: 'night',
    language: 'en',
    direction: 'ltr',
    motion: 'system',
    colours: 'system',
    canvas: 'one',
  },
  globalTypes: {
    canvas: {
      description: 'Canvas',
      toolbar: {
        icon: 'grid',
        dynamicTitle: true,
        items: [
          { value: 'one', title: 'One ground' },
          { value: 'all', title: 'All grounds at once' },
        ],
      },
    },
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
          { value: 'long', title: 'Pseudo-long' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion as the system' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    colours: {
      description: 'Colours',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Colours as the system' },
          { value: 'forced', title: 'Forced colours, imitated' },
        ],
      },
    },
  },
  parameters: {
    a11y: {
      test: run === 'gate' ? 'off' : 'error',
      ...(isTestRun ? { options: { resultTypes: ['violations'] } } : {}),
    },
    // The ground carries the margin instead of Storybook's own layout.
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: {
        pocket: { name: '320', styles: { width: '320px', height: '640px' } },
        narrow: { name: '360', styles: { width: '360px', height: '740px' } },
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: '1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
    controls: { expanded: true },
    chromatic: { prefersReducedMotion: 'reduce' },
    docs: {
      extractArgTypes,
      extractComponentDescription: describe,
      source: { type: 'dynamic', transform: snippet },
      theme: houseTheme,
      toc: { headingSelector: 'h2', title: 'On this page' },
      container: (props: ComponentProps<typeof DocsContainer>) => (
        <Suspense fallback={null}>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: DocsPage,
    },
    options: {
      // Written out, since Storybook reads it from the source without running it.
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          ['Welcome', 'Guidelines', 'What is new', 'Decisions'],
          'Foundations',
          ['Themes', 'Colour', 'Type', 'Spacing and shape', 'Motion', 'Icons', 'Pictures', 'Tokens'],
          'Actions',
          'Forms',
          'Navigation',
          'Feedback',
          'Product',
          'Media',
          'Measurement',
          'Text',
          'Documents',
          'Layout',
          'Patterns',
          'Pages',
          'Flow bench',
        ],
      },
    },
  },
  beforeEach({ canvasElement }) {
    if (run === 'gate' || run === 'whole') unheardRegions = watchLiveRegions(canvasElement);
  },
  async afterEach(context) {
    shownStory.isStill =
      context['playFunction'] === undefined ||
      context.name === 'Default' ||
      context.parameters['hasOwnGround'] === true;
    const unheard = unheardRegions();
    if (unheard.length > 0)
      throw new Error(`Nobody hears what comes up with its region: ${unheard.join('; ')}`);
    if (run === 'gate' || run === 'whole') await checkAccessibility(context);
  },
};

export default preview;
