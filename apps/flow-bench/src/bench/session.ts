import type { AnyEventObject } from 'xstate';

/** Something done at the bench, as it can be stored: data as they are, and what is no data by the id of its sample. */
export type Command =
  | { readonly send: AnyEventObject }
  | { readonly sample: string }
  /** A call that waits, by its name, and where several of one name wait the place among them; its answer by id. */
  | { readonly answer: string; readonly with: string; readonly place?: number }
  | { readonly pass: number }
  | { readonly turn: string; readonly on: boolean };

/** A command with the milliseconds of the machine's clock at which it was done. */
export type Act = { readonly at: number } & Command;

/** Everything that leads to where a machine is: what it began with, what was done, and until when it ran. */
export interface Session<Settings> {
  readonly settings: Settings;
  readonly acts: readonly Act[];
  /** Milliseconds of the machine's clock. */
  readonly until: number;
}

type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEvent(value: unknown): value is AnyEventObject {
  return isFields(value) && typeof value['type'] === 'string';
}

function isAct(value: unknown): value is Act {
  if (!isFields(value) || !Number.isFinite(value['at'])) return false;
  if ('send' in value) return isEvent(value['send']);
  if ('sample' in value) return typeof value['sample'] === 'string';
  if ('answer' in value) {
    const { answer, with: id, place = 0 } = value;
    return typeof answer === 'string' && typeof id === 'string' && Number.isInteger(place);
  }
  if ('pass' in value) return Number.isFinite(value['pass']);
  return typeof value['turn'] === 'string' && typeof value['on'] === 'boolean';
}

/** A session from a link or a file; null where it is none. */
export function readSession<Settings>(
  value: unknown,
  readSettings: (settings: unknown) => Settings | null,
): Session<Settings> | null {
  if (!isFields(value)) return null;
  const { acts, until } = value;
  const settings = readSettings(value['settings']);
  if (settings === null || !Array.isArray(acts) || !acts.every(isAct)) return null;
  return typeof until === 'number' ? { settings, acts, until } : null;
}
