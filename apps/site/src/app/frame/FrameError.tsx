import { I18nextProvider } from 'react-i18next';
import { i18nOf } from '../../platform/language/i18n.ts';
import { storedLanguage } from '../../platform/language/language.ts';
import { PageError } from './PageError.tsx';

/**
 * In place of the whole frame, where the texts of another language did not come: said in the language that the page
 * was in before.
 */
export function FrameError() {
  return (
    <I18nextProvider i18n={i18nOf(storedLanguage())}>
      <main id="content">
        <PageError />
      </main>
    </I18nextProvider>
  );
}
