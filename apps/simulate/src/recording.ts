import { readFileSync, writeFileSync } from 'node:fs';
import { type SimulateOptions, UsageError } from './options.ts';

/** A run that can be played back: what it began with, and each line of what it came to. */
interface Recording {
  readonly options: SimulateOptions;
  /** The firmware file in base64; null for the sample. */
  readonly firmware: string | null;
  /** Events and outcome as JSON, in order. */
  readonly lines: readonly string[];
}

const kind = 'simulated firmware upgrade';

/** One line of JSON with the beginning, then a line for each event. */
export function writeRecording(path: string, { lines, ...beginning }: Recording): void {
  const text = [JSON.stringify({ recording: kind, ...beginning }), ...lines, ''].join('\n');
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(`The recording cannot be written to ${path}.`, { cause: error });
  }
}

export function readRecording(path: string): Recording {
  const [first = '', ...lines] = textOf(path).trimEnd().split('\n');
  const beginning = parsed(first);
  if (beginning === null) throw new UsageError(`${path} is no recording of npm run simulate.`);
  return { ...beginning, lines };
}

/** The number of the first line that differs, from 1 for the first event; null where all are the same. */
export function firstDifference(recorded: readonly string[], played: readonly string[]): number | null {
  const longest = Math.max(recorded.length, played.length);
  for (let index = 0; index < longest; index += 1) {
    if (recorded[index] !== played[index]) return index + 1;
  }
  return null;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`The recording ${path} cannot be read.`, { cause: error });
  }
}

function parsed(line: string): Pick<Recording, 'options' | 'firmware'> | null {
  try {
    const beginning: Recording & { recording: unknown } = JSON.parse(line);
    return beginning.recording === kind ? beginning : null;
  } catch {
    return null;
  }
}
