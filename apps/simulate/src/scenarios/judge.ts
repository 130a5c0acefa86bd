import { sentenceOf } from '../print.ts';
import { commandText, whenText } from '../script.ts';
import { isNamed } from '../state-names.ts';
import type { Run, Told as Seen } from '../upgrade-run.ts';
import type { Scenario, Told } from './scenario.ts';
import type { Spot } from './yaml-source.ts';

/** Where a run came out otherwise than its scenario says. */
export interface Difference extends Spot {
  /** What it is about. */
  readonly what: string;
  readonly expected: string;
  readonly seen: string;
}

/** What a reader sees where nothing is. */
const nothing = '(nothing)';
/** What a page shows where the specification has no sentence. */
const ownHelp = "(the page's own help)";

/** Everything in which a run differs from what was expected, in the order of the file. */
export function judge({ expected, script }: Scenario, run: Run): Difference[] {
  const { outcome, steps, told, device, version } = expected;
  const differences = [
    isNamed(run.state, outcome.value) ? null : compare(outcome.spot, 'outcome', outcome.value, run.state),
    ...(steps === null ? [] : [compare(steps.spot, 'steps', steps.value.join(' '), run.steps.join(' '))]),
    compare(told.spot, 'told', codes(told.value), codes(run.told)),
    ...told.value.flatMap((each, index) => sentences(each, run.told[index])),
    ...(device === null ? [] : [compare(device.spot, 'device', device.value, run.device)]),
    ...(version === null ? [] : [compare(version.spot, 'version', version.value, run.version)]),
    ...script
      .filter((act) => run.left.includes(act))
      .map((act) =>
        compare(act.spot, 'action', whenText(act.at), `The visitor left at ${run.state} before this came.`),
      ),
    ...run.undone.map(({ act, command, why }) => {
      const { spot } = script.find((each) => each === act) ?? outcome;
      return compare(spot, 'action', commandText(command), why);
    }),
  ];
  return differences.filter((each) => each !== null).toSorted((a, b) => a.line - b.line);
}

function codes(told: readonly { readonly code: string }[]): string {
  return told.length === 0 ? nothing : told.map(({ code }) => code).join(', ');
}

function sentences(expected: Told, seen: Seen | undefined): (Difference | null)[] {
  if (seen === undefined || seen.code !== expected.code) return [];
  const { device } = expected;
  const said = device && compare(device.spot, `${expected.code}, of the device`, device.value, seen.device);
  const read = (['en', 'cn'] as const).map((language) =>
    compare(
      expected[language]?.spot ?? expected.spot,
      `${expected.code} in ${language}`,
      expected[language]?.value ?? ownHelp,
      sentenceOf(seen.key)?.[language] ?? ownHelp,
    ),
  );
  return [...read, said];
}

function compare({ line, column }: Spot, what: string, expected: string, seen: string): Difference | null {
  return expected === seen ? null : { line, column, what, expected, seen };
}
