import { shareReplies } from '@payload/api';
import { type Courier, findCouriers, findRequestProducts, type RequestProduct } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { service } from '../session/service.ts';

// A chunk of its own: only the forms of the service ask for these lists.
const shared = shareReplies(service);

/** Products a request can be about. Errors: those of the client. */
export function loadRequestProducts(language: Language): Promise<RequestProduct[]> {
  return shared(findRequestProducts, { language });
}

/** Couriers a device can be sent by. Errors: those of the client. */
export function loadCouriers(language: Language): Promise<Courier[]> {
  return shared(findCouriers, { language });
}
