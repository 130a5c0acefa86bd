import type { Language } from '@payload/catalog';
import { addressOf, origin } from '../browser/site.ts';
import { htmlLang, otherLanguage, pathWithoutLanguage } from '../language/language.ts';
import { shortDescription } from '../navigation/description.ts';
import type { PageHead } from '../navigation/page.ts';
import { grounds } from './theme-color.ts';

interface HeadProps {
  head: PageHead;
  pathname: string;
  language: Language;
  theme: 'night' | 'sheet';
}

/**
 * Title, description, canonical address and language alternates of the page shown. React hoists them. A canonical
 * address is a whole one, so a document that does not know where it is served has none until it runs there.
 */
export function Head({ head, pathname, language, theme }: HeadProps) {
  const path = pathWithoutLanguage(pathname);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={shortDescription(head.description)} />
      {theme === 'night' ? (
        <meta name="theme-color" content={grounds.night} />
      ) : (
        <>
          <meta name="theme-color" content={grounds.paper} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={grounds.darkPaper} media="(prefers-color-scheme: dark)" />
        </>
      )}
      {head.noIndex && <meta name="robots" content="noindex" />}
      {head.noIndex || origin === '' ? null : (
        <>
          <link rel="canonical" href={addressOf(language, path)} />
          <link rel="alternate" hrefLang={htmlLang[language]} href={addressOf(language, path)} />
          <link
            rel="alternate"
            hrefLang={htmlLang[otherLanguage[language]]}
            href={addressOf(otherLanguage[language], path)}
          />
          {/* The address without a language only leads on, and is not listed. */}
          <link rel="alternate" hrefLang="x-default" href={addressOf('en', path)} />
        </>
      )}
    </>
  );
}
