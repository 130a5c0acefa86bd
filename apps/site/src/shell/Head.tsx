import type { Language } from '@payload/catalog';
import { shortDescription } from './description.ts';
import { htmlLang, otherLanguage, pathWithoutLanguage } from './language.ts';
import type { PageHead } from './page.ts';
import { origin } from './site.ts';

/** Grounds that the header stands on, for the browser's own bars. */
const grounds = { night: '#07090C', paper: '#F6F8F8', darkPaper: '#12171A' };

interface HeadProps {
  head: PageHead;
  pathname: string;
  language: Language;
  register: 'night' | 'sheet';
}

/** Title, description, canonical address and language alternates of the page shown. React hoists them. */
export function Head({ head, pathname, language, register }: HeadProps) {
  const path = pathWithoutLanguage(pathname);
  const address = (of: Language) => `${origin}/${of}${path === '/' ? '/' : path}`;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={shortDescription(head.description)} />
      {register === 'night' ? (
        <meta name="theme-color" content={grounds.night} />
      ) : (
        <>
          <meta name="theme-color" content={grounds.paper} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={grounds.darkPaper} media="(prefers-color-scheme: dark)" />
        </>
      )}
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
