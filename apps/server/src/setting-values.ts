import path from 'node:path';
import { membersOf } from './web/addresses.ts';

/*
 * Reads the texts of settings. Each gives what a text says, or undefined where it says nothing of the kind.
 */

const dayLength = 24 * 3600_000;

export function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65535 ? port : undefined;
}

export function parseCount(text: string): number | undefined {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return count <= 1e9 ? count : undefined;
}

export function parseSwitch(text: string): boolean | undefined {
  return { on: true, off: false }[text.toLowerCase()];
}

function parseList(text: string): string[] {
  return text.split(/[\s,]+/).filter((entry) => entry !== '');
}

export function parseDays(text: string): Set<string> | undefined {
  const days = new Set<string>();
  for (const entry of parseList(text)) {
    const [first = '', last = first, ...more] = entry.split('..');
    const [from, to] = [dayOf(first), dayOf(last)];
    // Longer ones are a slip of the year.
    if (more.length > 0 || !(to >= from && to - from <= 60 * dayLength)) return undefined;
    for (let day = from; day <= to; day += dayLength) days.add(new Date(day).toISOString().slice(0, 10));
  }
  return days;
}

/** Milliseconds since 1970 of a day such as `2026-10-01`; not a number for one that no calendar has. */
function dayOf(text: string): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text) ? day : Number.NaN;
}

export function parseProxies(text: string): string[] | undefined {
  const entries = parseList(text);
  try {
    membersOf(entries);
    return entries;
  } catch {
    return undefined;
  }
}

export function parseCountries(text: string): string[] | null | undefined {
  if (text.toLowerCase() === 'all') return null;
  const codes = parseList(text).map((entry) => entry.replace(/^\+/, ''));
  return codes.every((code) => /^[1-9]\d{0,5}$/.test(code)) ? codes : undefined;
}

export function parseHost(text: string): string | undefined {
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  const isName = /^[\w.-]+$/.test(bare);
  const isIpv6 = bare.includes(':') && /^[\da-f:.]+(%\w+)?$/i.test(bare) && bare.split(':').length > 2;
  return isName || isIpv6 ? bare : undefined;
}

export function parseFolder(text: string): string | undefined {
  return text.includes('\0') ? undefined : path.resolve(text);
}

export function parseUrl(text: string, protocols: string[]): URL | undefined {
  const url = URL.parse(text);
  return url && protocols.includes(url.protocol) ? url : undefined;
}

export function parseAddress(text: string): string | undefined {
  return text.length <= 300 && !/\p{Cc}/u.test(text) ? text : undefined;
}

export function parseMailbox(text: string): string | undefined {
  return /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(text) ? text : undefined;
}

export function parseStorage(text: string): string | undefined {
  const url = parseUrl(text, ['http:', 'https:']);
  return url?.username && url.password && /^\/[^/]+\/?$/.test(url.pathname) ? text : undefined;
}

export function parseOrigin(text: string): string | undefined {
  const url = parseUrl(text, ['http:', 'https:']);
  if (!url || url.pathname !== '/' || url.search || url.hash || url.username || url.password)
    return undefined;
  return url.origin;
}
