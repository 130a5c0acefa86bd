import { lazyModule } from '@payload/web/rendering/lazy-module.ts';

const texts = ['settings', 'account', 'apply', 'form', 'request-fields', 'messages'] as const;

// What only someone who is signed in needs of the page.
export const ownSettings = lazyModule(() => import('./settings/OwnSettings.tsx'), texts);
export const deviceRelease = lazyModule(() => import('./settings/DeviceRelease.tsx'), texts);
export const deviceClaim = lazyModule(() => import('./settings/DeviceClaim.tsx'), texts);
