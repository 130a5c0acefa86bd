import {
  activateCare,
  activateDevice,
  activateDevicePublicly,
  saveByHand,
  saveQuote,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import type { ApplyOutcome, ApplySubmission } from '@payload/flows/apply';
import { service } from '@payload/web/session/service.ts';

/** Makes the call of a form. Errors: `RejectedReply`, `CallFailure`. */
export async function submit(submission: ApplySubmission, language: Language): Promise<ApplyOutcome> {
  switch (submission.call) {
    case 'saveByHand':
      return { kind: 'request', ...(await service(saveByHand, { ...submission.body, language })) };
    case 'saveQuote':
      return { kind: 'request', ...(await service(saveQuote, { ...submission.body, language })) };
    case 'activateCare':
      return { kind: 'care', plan: await service(activateCare, { ...submission.body, language }) };
    default: {
      const call = submission.call === 'activateDevice' ? activateDevice : activateDevicePublicly;
      return { kind: 'activation', activation: await service(call, { ...submission.body, language }) };
    }
  }
}
