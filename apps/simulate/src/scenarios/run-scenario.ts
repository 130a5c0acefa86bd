import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Bytes } from '@payload/serial';
import { makeFirmware, readFirmware } from '../firmware.ts';
import { UsageError } from '../options.ts';
import { type Run, runUpgrade, type SimulatedEvent } from '../upgrade-run.ts';
import { type Difference, judge } from './judge.ts';
import { readScenario } from './read-scenario.ts';
import { type Scenario, ScenarioError } from './scenario.ts';
import type { Spot } from './yaml-source.ts';

interface Verdict {
  readonly scenario: Scenario;
  readonly run: Run;
  /** None where it came out as the scenario says. */
  readonly differences: readonly Difference[];
}

/** Reads a scenario and runs it. Throws ScenarioError or UsageError where it, or a file it names, cannot be read. */
export async function runScenario(
  path: string,
  watch: (event: SimulatedEvent) => void = () => {},
): Promise<Verdict> {
  const scenario = readScenario(textOf(path));
  const files = new Map<string, Bytes>();
  for (const [name, file] of scenario.files) {
    // oxlint-disable-next-line no-await-in-loop -- There are one or two.
    files.set(name, 'path' in file ? fileAt(path, file) : await makeFirmware(file));
  }
  const run = await runUpgrade({ ...scenario.setting, files, script: scenario.script }, watch);
  return { scenario, run, differences: judge(scenario, run) };
}

function fileAt(scenario: string, { path, spot }: { path: string; spot: Spot }): Bytes {
  try {
    return readFirmware(resolve(dirname(scenario), path));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new ScenarioError([{ ...spot, message: error.message }]);
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`The scenario ${path} cannot be read.`, { cause: error });
  }
}
