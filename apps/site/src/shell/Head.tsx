import type { Language } from '@payload/catalog';
import { htmlLang, otherLanguage, pathWithoutLanguage } from './language.ts';
import type { PageHead } from './page.ts';
import { origin } from './site.ts';

/** Title, description, canonical address and language alternates of the page shown. React hoists them. */
export function Head({ head, pathname, language }: { head: PageHead; pathname: string; language: Language }) {
  const path = pathWithoutLanguage(pathname);
  const address = (of: Language) => `${origin}/${of}${path === '/' ? '/' : path}`;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:image" content={`${origin}/static/pic/hero/og.jpg`} />
      {head.noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          <link rel="alternate" hrefLang={htmlLang[language]} href={address(language)} />
          <link
            rel="alternate"
            hrefLang={htmlLang[otherLanguage[language]]}
            href={address(otherLanguage[language])}
          />
          <link rel="alternate" hrefLang="x-default" href={`${origin}${path}`} />
        </>
      )}
    </>
  );
}
