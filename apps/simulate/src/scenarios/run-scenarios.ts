import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../options.ts';
import { Printer } from '../print.ts';
import type { Difference } from './judge.ts';
import { runScenario } from './run-scenario.ts';
import { ScenarioError } from './scenario.ts';

interface ScenariosOptions {
  /** Files, and folders whose scenarios are meant. */
  readonly paths: readonly string[];
  readonly isJson: boolean;
  /** Whether the events of each run are told as well. */
  readonly hasLog: boolean;
}

/** What became of one file. */
type Result = {
  readonly type: 'scenario';
  readonly path: string;
  /** Seconds of real time. */
  readonly seconds: number;
} & (
  | { readonly passed: boolean; readonly title: string; readonly differences: readonly Difference[] }
  | { readonly passed: false; readonly problems: ScenarioError['problems'] }
);

/** Runs scenarios and prints what became of each. The exit code is 0, 1 for a failure, 2 for a mistake in a file. */
export async function runScenarios({ paths, isJson, hasLog }: ScenariosOptions): Promise<number> {
  const files = paths.flatMap(filesAt);
  const results: Result[] = [];
  for (const path of files) {
    // oxlint-disable-next-line no-await-in-loop -- What is printed stays in order.
    const result = await resultOf(path, hasLog && !isJson);
    results.push(result);
    console.log(isJson ? JSON.stringify(result) : textOf(result));
  }
  const passed = results.filter((result) => result.passed).length;
  const total = { type: 'summary', passed, failed: results.length - passed };
  console.log(isJson ? JSON.stringify(total) : `\n${passed} passed, ${total.failed} failed.`);
  if (results.some((result) => 'problems' in result)) return 2;
  return total.failed === 0 ? 0 : 1;
}

/** The scenarios of a folder and of those in it, by name; a file is itself. Throws UsageError where there is none. */
export function filesAt(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) throw new UsageError(`There is no file ${path}.`);
  if (!stat.isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(path, name))
    .toSorted();
  if (files.length === 0)
    throw new UsageError(`There is no scenario in ${path}: their names end with .yaml.`);
  return files;
}

async function resultOf(path: string, hasLog: boolean): Promise<Result> {
  const started = performance.now();
  const done = () =>
    ({ type: 'scenario', path, seconds: Math.round(performance.now() - started) / 1000 }) as const;
  const printer = new Printer();
  try {
    const { scenario, differences } = await runScenario(path, (event) => {
      const line = hasLog ? printer.line(event) : null;
      if (line !== null) console.log(line);
    });
    return { ...done(), passed: differences.length === 0, title: scenario.title, differences };
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return { ...done(), passed: false, problems: error.problems };
  }
}

/** One line for what went well; for the rest, what is wrong and where. */
function textOf(result: Result): string {
  const { path, passed, seconds } = result;
  const time = `${seconds.toFixed(2)} s`.padStart(8);
  if ('problems' in result) {
    const problems = result.problems.map(
      ({ line, column, message }) => `  ${path}:${line}:${column}  ${message}`,
    );
    return [`MISTAKE ${time}  ${path}`, ...problems].join('\n');
  }
  const differences = result.differences.flatMap(({ line, column, what, expected, seen }) => [
    `  ${path}:${line}:${column}  ${what}`,
    `    expected  ${expected}`,
    `    seen      ${seen}`,
  ]);
  return [`${passed ? 'passed ' : 'FAILED '} ${time}  ${path}  ${result.title}`, ...differences].join('\n');
}
