import type { Language } from '@payload/catalog';
import { type ComponentPropsWithoutRef, cloneElement, type ReactElement, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nOf } from '../../platform/language/i18n.ts';
import { loadMenu } from './lazy-modules.ts';
import { loadSignOut } from './sign-out.ts';
import { useLazyModule } from './useLazyModule.ts';

interface AccountButtonProps {
  button: ReactElement<ComponentPropsWithoutRef<'button'>>;
  language: Language;
  /** Address of the account's page. */
  href: string;
  /** The menu could not be fetched. */
  onFailure: () => void;
  onSignedOut: () => void;
}

function prepare(): void {
  // Whoever presses it hears of a failure. Signing out should not have to be fetched first.
  loadMenu().catch(() => undefined);
  loadSignOut().catch(() => undefined);
}

/** The header's button of the account; its menu is fetched when it is first pressed. */
export function AccountButton({ button, language, href, onFailure, onSignedOut }: AccountButtonProps) {
  const [isPressed, setPressed] = useState(false);
  const menu = useLazyModule(isPressed, loadMenu, language, () => {
    setPressed(false);
    onFailure();
  });
  if (menu) {
    return (
      <I18nextProvider i18n={i18nOf(menu.language)}>
        <menu.part.AccountMenu trigger={button} href={href} onSignedOut={onSignedOut} />
      </I18nextProvider>
    );
  }
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setPressed(true),
    onPointerEnter: prepare,
    onFocus: prepare,
  });
}
