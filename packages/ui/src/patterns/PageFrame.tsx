import type { ReactNode } from 'react';
import { ConsultButton } from '../components/ConsultButton/index.ts';
import { SiteFooter } from '../components/SiteFooter/index.ts';
import { SiteHeader } from '../components/SiteHeader/index.ts';
import { SkipLink } from '../components/SkipLink/index.ts';
import { feedbackOf } from '../fixtures/feedback.ts';
import { frameOf, textsOf } from '../fixtures/index.ts';

type Globals = Record<string, unknown>;

/** The entries of the main menu, by their place. */
const places = { products: 0, about: 1, solutions: 2, service: 3, port: 4 } as const;

export type PageFrameProps = {
  globals: Globals;
  /** Night pages stay night; the others lie on the toolbar's ground. */
  theme?: 'night' | undefined;
  /** The entry of the menu that holds the page. */
  current?: keyof typeof places | undefined;
  /** The header lies over the page's first picture. */
  overlay?: boolean | undefined;
  /** The serial-port page has a header only. */
  footer?: boolean | undefined;
  /** Without it no consult button; open or closed at first. */
  consult?: 'open' | 'closed' | undefined;
  children: ReactNode;
};

/** What stands around every page: the way past the menu, header, main content, footer, consult button. */
export function PageFrame({
  globals,
  theme,
  current,
  overlay = false,
  footer = true,
  consult,
  children,
}: PageFrameProps) {
  const frame = frameOf(globals);
  const place = current && places[current];
  return (
    <div data-theme={theme} style={{ position: 'relative', minBlockSize: '100dvh' }}>
      <SkipLink href="#content">{textsOf(globals).skip}</SkipLink>
      <SiteHeader
        {...frame.header}
        overlay={overlay}
        items={frame.header.items.map((item, index) => ({ ...item, current: index === place }))}
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer && <SiteFooter {...frame.footer} />}
      {consult && <ConsultButton {...feedbackOf(globals).consult} defaultOpen={consult === 'open'} />}
    </div>
  );
}
