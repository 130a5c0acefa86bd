import type { Language } from '@payload/catalog';
import { type ComponentPropsWithoutRef, cloneElement, type ReactElement, useState } from 'react';
import { LazyPart } from '../rendering/LazyPart.tsx';
import { accountMenu } from './lazy-modules.ts';
import { loadSignOut } from './sign-out.ts';

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
  accountMenu.load().catch(() => undefined);
  loadSignOut().catch(() => undefined);
}

/** The header's button of the account; its menu is fetched when it is first pressed. */
export function AccountButton({ button, language, href, onFailure, onSignedOut }: AccountButtonProps) {
  const [isPressed, setPressed] = useState(false);
  return (
    <LazyPart
      of={accountMenu}
      enabled={isPressed}
      language={language}
      fallback={cloneElement(button, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onClick: () => setPressed(true),
        onPointerEnter: prepare,
        onFocus: prepare,
      })}
      onFailure={() => {
        setPressed(false);
        onFailure();
      }}
    >
      {({ AccountMenu }) => <AccountMenu trigger={button} href={href} onSignedOut={onSignedOut} />}
    </LazyPart>
  );
}
