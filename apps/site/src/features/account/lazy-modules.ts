import { memoizeImport } from '../../platform/rendering/memoize-import.ts';

// What only some visitors need of the account, each a chunk of its own.
export const loadPanel = memoizeImport(() => import('./SignInPanel.tsx'));
export const loadMenu = memoizeImport(() => import('./AccountMenu.tsx'));
export const loadNotices = memoizeImport(() => import('./AccountNotices.tsx'));
