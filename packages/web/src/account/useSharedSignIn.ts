import type { Language } from '@payload/catalog';
import type { SignInActor } from '@payload/flows/sign-in';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { signInsFor } from './sign-ins.ts';
import { useAccount } from './useAccount.ts';

/** At this width and below there is room for one view at a time, and a way back. */
const compact = '(max-width: 768px)';

/** The page's sign-in, running and in the visitor's language and layout. Ends with someone signed in. */
export function useSharedSignIn(language: Language): SignInActor {
  const { isSignedIn } = useAccount();
  const [signIns] = useState(() => signInsFor(language));
  const actor = useSelector(signIns.current, ({ context }) => context);

  useEffect(() => {
    if (isSignedIn) signIns.end();
  }, [signIns, isSignedIn]);

  useEffect(() => {
    if (isSignedIn) return undefined;
    actor.start();
    actor.send({ type: 'changeLanguage', language });
    const width = window.matchMedia(compact);
    const measure = () => actor.send({ type: 'changeLayout', compact: width.matches });
    measure();
    width.addEventListener('change', measure);
    return () => width.removeEventListener('change', measure);
  }, [actor, isSignedIn, language]);

  return actor;
}
