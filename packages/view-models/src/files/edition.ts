import type { OtaFile } from '@payload/api/contract';

/** A document in the other language, as a reply names it. */
export type Edition = NonNullable<NonNullable<OtaFile['document']>['other']>;
