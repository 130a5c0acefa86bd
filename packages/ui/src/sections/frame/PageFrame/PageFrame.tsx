import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SkipLink } from '../../../components/SkipLink/index.ts';
import { LoadingLine } from '../LoadingLine/index.ts';

export type PageFrameProps = ComponentPropsWithRef<'div'> & {
  /** In which of the two themes the page is set. */
  theme: 'night' | 'sheet';
  /** Another page is on its way. */
  loading: boolean;
  /** The header above the page. */
  header: ReactNode;
  /** What comes after the page: its footer, and what lies over it. */
  after?: ReactNode;
  /** Its words, in the language of the page. */
  translations: {
    /** Said while `loading`. */
    loading: string;
    /** The first link of every page: "Skip to content". */
    skip: string;
  };
};

/** Every page of a site: what is said of the next one, the way past the header, the header, the content, the footer. */
export function PageFrame({
  theme,
  loading,
  header,
  after,
  translations,
  children,
  ...rest
}: PageFrameProps) {
  return (
    <div data-frame data-theme={theme} {...rest}>
      <LoadingLine loading={loading} label={translations.loading} />
      <SkipLink href="#content">{translations.skip}</SkipLink>
      {header}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {after}
    </div>
  );
}
