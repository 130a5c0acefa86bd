import { keptColumns, type Language, pick } from '@payload/api/contract';
import type { serviceRequest } from '../db/schema.ts';
import { courierName } from './couriers.ts';

/** What a request holds in its fields, its courier by name. */
export function keptIn(request: typeof serviceRequest.$inferSelect, language: Language) {
  const { courier } = request;
  return {
    ...pick(request, keptColumns),
    courier: courier === null ? null : courierName(courier, language),
  };
}
