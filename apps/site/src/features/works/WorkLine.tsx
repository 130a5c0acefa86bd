import { Actions } from '@payload/ui/Actions';
import { Figure } from '@payload/ui/Figure';
import { IconButton } from '@payload/ui/IconButton';
import { CloseIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { ModeLine } from '@payload/ui/ModeLine';
import { dismissWork, type RunningWork } from '@payload/web/works/running-works.ts';
import { type ReactNode, useEffect } from 'react';

/** One line in the header: what goes on, how far it is, the way there, and the way to be rid of the line. */
export function WorkLine({
  id,
  toneLabel,
  percent = null,
  mark = null,
  pageTitle,
  link,
  dismiss = null,
  children,
}: {
  id: RunningWork['id'];
  toneLabel: string;
  /** How far it is; null where nobody knows. */
  percent?: number | null;
  /** What the tab says before the page's title; null where nothing is to be done about it. */
  mark?: string | null;
  /** The title of the page that is shown. */
  pageTitle: string;
  link: { href: string; label: string };
  /** Name of the button that closes the line; null while it stays. */
  dismiss?: string | null;
  children: ReactNode;
}) {
  useEffect(() => {
    if (mark === null) return undefined;
    document.title = `${mark} · ${pageTitle}`;
    return () => {
      document.title = pageTitle;
    };
  }, [mark, pageTitle]);
  return (
    <ModeLine
      toneLabel={toneLabel}
      action={
        <Actions>
          {/* How far it is changes every second: it is not within what is read out. */}
          <Link href={link.href}>
            {percent !== null && (
              <>
                <Figure value={percent} unit="%" />
                {' · '}
              </>
            )}
            {link.label}
          </Link>
          {dismiss !== null && (
            <IconButton variant="quiet" label={dismiss} onClick={() => dismissWork(id)}>
              <CloseIcon />
            </IconButton>
          )}
        </Actions>
      }
    >
      {children}
    </ModeLine>
  );
}
