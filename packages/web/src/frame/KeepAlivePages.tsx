import { Activity, memo, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nOf } from '../language/i18n.ts';
import type { PageModule, PageProps } from '../navigation/page.ts';
import { replayEarlyChanges } from './early-changes.ts';

interface KeepAlivePage {
  key: string;
  module: PageModule<unknown>;
  props: PageProps<unknown>;
}

/** How many pages keep their state. More would hold memory for pages nobody goes back to. */
const LIMIT = 8;

function isShown({ key, props }: KeepAlivePage, active: KeepAlivePage): boolean {
  return (
    key === active.key &&
    props.data === active.props.data &&
    props.language === active.props.language &&
    String(props.search) === String(active.props.search)
  );
}

/**
 * The pages kept so far, least recently shown first, with the active one at the end: one entry for
 * each key, the active page's props replaced, the oldest dropped, and those that are not to be kept. The same
 * list where nothing changed.
 */
export function withActive(
  pages: readonly KeepAlivePage[],
  active: KeepAlivePage | null,
  limit = LIMIT,
): readonly KeepAlivePage[] {
  const last = pages.at(-1);
  if (!active || (last && isShown(last, active))) return pages;
  const others = pages.filter(({ key, module }) => key !== active.key && module.keepAlive !== false);
  return [...others, active].slice(-limit);
}

/**
 * Shows the active page and keeps the ones left behind, hidden and without effects: filters, open
 * accordions and half-filled forms are there on return. Null hides them all (an error is shown instead).
 */
export function KeepAlivePages({ active }: { active: KeepAlivePage | null }) {
  const [pages, setKept] = useState(() => withActive([], active));
  const now = withActive(pages, active);
  if (now !== pages) setKept(now);
  // Rendered in a stable order, so that a page moving to the end is not remounted.
  return now
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((page) => (
      <Activity key={page.key} mode={page.key === active?.key ? 'visible' : 'hidden'}>
        <KeepAlive page={page} />
      </Activity>
    ));
}

/** Drawn again for what is its own, and not because the frame around it is. */
const KeepAlive = memo(function KeepAlive({ page: { module, props } }: { page: KeepAlivePage }) {
  useEffect(replayEarlyChanges, []);
  return (
    // A hidden page stays in its language: the texts of another one may not be there.
    <I18nextProvider i18n={i18nOf(props.language)}>
      <module.Page {...props} />
    </I18nextProvider>
  );
});
