import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nOf } from '../language/i18n.ts';
import { storedLanguage } from '../language/language.ts';

/**
 * In place of the whole frame, where the texts of another language did not come: said in the language that the page
 * was in before.
 */
export function FrameError({ children }: { children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18nOf(storedLanguage())}>
      <main id="content">{children}</main>
    </I18nextProvider>
  );
}
