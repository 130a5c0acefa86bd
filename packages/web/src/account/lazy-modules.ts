import type { PageTexts } from '../language/i18n.ts';
import { lazyModule } from '../rendering/lazy-module.ts';

const texts: readonly PageTexts[] = ['account', 'form', 'messages'];

// What only some visitors need of the account, each a chunk of its own.
export const signInPanel = lazyModule(() => import('./SignInPanel.tsx'), texts);
export const accountMenu = lazyModule(() => import('./AccountMenu.tsx'), texts);
export const accountNotices = lazyModule(() => import('./AccountNotices.tsx'), texts);
