import type { Call } from '@payload/api/contract';
import { routeOf } from '../calls/call.ts';
import type { Work } from './counted-work.ts';

/** The dearest legal request to a route that someone can send. */
export interface DearRequest {
  /** As the router knows it: `GET /api/offi/public/getHomepageInfo`. */
  route: string;
  url: string;
  token: string | undefined;
  payload: object | Buffer | undefined;
  headers: Record<string, string>;
  /** Whether it is refused after all, since nothing that is taken costs more. @default false */
  isRefused: boolean;
  /** What it may come to, where that is more than others may. */
  budget: Partial<Work>;
}

/** What comes with a call. */
export interface Given {
  who?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  isRefused?: boolean;
  budget?: DearRequest['budget'];
}

/** As long a text as a field takes. */
export const long = (length: number) => '长'.repeat(length);
/** A request to a call of the contract, in Chinese. */
export function of(call: Call, given: Given = {}): DearRequest {
  const { who, params = {}, query = {}, body = {}, isRefused = false, budget = {} } = given;
  const path = routeOf(call).replaceAll(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return {
    route: `${call.method} ${routeOf(call)}`,
    url: `${path}?${new URLSearchParams({ language: 'cn', ...query }).toString()}`,
    token: who,
    payload: call.method === 'POST' ? body : undefined,
    headers: {},
    isRefused,
    budget,
  };
}

/** A request to anything else. */
export function at(route: string, url: string, given: Partial<DearRequest> = {}): DearRequest {
  return {
    route,
    url,
    token: undefined,
    payload: undefined,
    headers: {},
    isRefused: false,
    budget: {},
    ...given,
  };
}
