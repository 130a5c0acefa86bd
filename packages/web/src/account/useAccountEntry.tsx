import type { Language } from '@payload/catalog';
import type { SiteHeaderProps } from '@payload/ui/SiteHeader';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isModified } from '../navigation/modified-press.ts';
import { pathsOf } from '../navigation/paths.ts';
import { AccountButton } from './AccountButton.tsx';
import { signOut } from './sign-out.ts';
import { useAccount } from './useAccount.ts';
import { useSignIn } from './useSignIn.ts';

/** Gives the focus to the entry that is seen now, where the one that had it went away. */
function keepFocus(href: string): void {
  if (document.activeElement !== document.body) return;
  const entries = document.querySelectorAll<HTMLElement>(
    `header [aria-haspopup="menu"], header a[href="${href}"]`,
  );
  [...entries].find((entry) => entry.checkVisibility())?.focus();
}

/**
 * The header's entry of the account: a link to its page, which opens the panel over the page where scripts
 * run; for a visitor who is signed in a menu, and on phones the link and signing out in the drawer.
 */
export function useAccountEntry(language: Language): NonNullable<SiteHeaderProps['account']> {
  const { t } = useTranslation();
  const { isSignedIn } = useAccount();
  const { open, prepare } = useSignIn();
  const navigate = useNavigate();
  const href = pathsOf(language).user;
  const onSignedOut = () => keepFocus(href);
  const signIn = async () => {
    if ((await open()) === 'signedIn') keepFocus(href);
  };

  if (isSignedIn) {
    return {
      label: t('account.own'),
      href,
      menu: (button) => (
        <AccountButton
          button={button}
          language={language}
          href={href}
          onFailure={() => void navigate(href)}
          onSignedOut={onSignedOut}
        />
      ),
      action: { label: t('account.signOut'), onPress: () => void signOut().then(onSignedOut) },
    };
  }
  return {
    label: t('account.signIn'),
    href,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent) => {
      if (isModified(event)) return;
      // The page has the same views.
      if (location.pathname === href) return;
      event.preventDefault();
      void signIn();
    },
  };
}
