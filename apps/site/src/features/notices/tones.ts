import type { NoticeSeverity } from '@payload/api/contract';
import type { Tone } from '@payload/ui/Banner';

/** How a banner about a notice is meant. */
export const toneOf = {
  information: 'info',
  important: 'caution',
  safety: 'critical',
} as const satisfies Record<NoticeSeverity, Tone>;
