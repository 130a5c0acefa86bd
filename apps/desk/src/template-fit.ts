import type { RequestStatus, RequestType } from '@payload/api/contract';
import type { DraftKind } from '@payload/flows/desk';

interface Fit {
  types: readonly RequestType[];
  /** Where a request has to stand for it. */
  statuses: readonly RequestStatus[];
  /** What inserting it makes of the draft. */
  kind: DraftKind;
}

const parcels: readonly RequestType[] = ['repair', 'exchange'];
const open: readonly RequestStatus[] = ['submitted', 'received', 'inspecting', 'quoted', 'repairing'];

/** Which requests each template of `desk-templates.json` is for. */
const fits: Readonly<Record<string, Fit>> = {
  arrived: { types: parcels, statuses: ['received', 'inspecting'], kind: 'message' },
  photo: { types: [...parcels, 'problem'], statuses: open, kind: 'question' },
  conditions: { types: [...parcels, 'problem'], statuses: open, kind: 'question' },
  warranty: { types: parcels, statuses: ['received', 'inspecting', 'quoted'], kind: 'message' },
  sent: { types: parcels, statuses: ['repairing', 'returned'], kind: 'message' },
  quote: { types: ['quote'], statuses: open, kind: 'message' },
};

/** What inserting a template makes of the draft; null where it is not for such a request. */
export function templateKind(
  key: string,
  { type, status }: { type: RequestType; status: RequestStatus },
): DraftKind | null {
  const fit = fits[key];
  return fit?.types.includes(type) && fit.statuses.includes(status) ? fit.kind : null;
}
