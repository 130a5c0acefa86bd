import { askedDistance } from './asked-distance.ts';

/** How the stack instrument stands: all of it is in the address. */
export interface StackView {
  /** Millimetres between the parts. */
  readonly at: number;
  /** Code of the payload that is mounted. */
  readonly payload: string;
}

const gaps = { first: 20, nearest: 0, farthest: 40 };

/** Before anything is chosen the heaviest is mounted, whose codes come first where two are alike. */
export function heaviestOf(payloads: readonly { code: string; weightG: number }[]): string {
  const weight = Math.max(...payloads.map(({ weightG }) => weightG));
  return payloads.find(({ weightG }) => weightG === weight)?.code ?? '';
}

/** What `?at=0&with=T90` asks for; what is no gap and no payload of the bracket is left out. */
export function stackViewOf(search: URLSearchParams, codes: readonly string[], first: string): StackView {
  const asked = search.get('with')?.toLowerCase();
  return {
    at: askedDistance(search, gaps),
    payload: codes.find((code) => code.toLowerCase() === asked) ?? first,
  };
}

/** The query that `stackViewOf` reads back; empty for the first payload at the first gap. */
export function stackQueryOf({ at, payload }: StackView, first: string): string {
  const parts = [
    ...(at === gaps.first ? [] : [`at=${at}`]),
    ...(payload === first ? [] : [`with=${payload}`]),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
