import cnMessages from '@payload/catalog/locales/cn/messages.json' with { type: 'json' };
import enMessages from '@payload/catalog/locales/en/messages.json' with { type: 'json' };
import { deviceWord, type UpgradeSnapshot } from '@payload/flows/firmware-upgrade';
import { NoScenario } from '../bench/no-scenario.ts';
import { commandText } from '../bench/perform.ts';
import type { Moment, RecordedRun } from '../bench/samples.ts';
import type { Act } from '../bench/session.ts';
import { pathsOf } from '../bench/state-paths.ts';
import { firmwareSamples } from './firmware-samples.ts';
import type { World } from './firmware-upgrade-setup.ts';

/** A stay in one state with one failure: what a scenario calls coming to a state. */
interface Visit {
  readonly state: string;
  readonly begins: Moment;
  readonly commands: string[];
  /** Done while it was being sent, by the bytes that had arrived. */
  readonly atBytes: { readonly byte: number; readonly command: string }[];
}

/** States that a scenario names without the outer one. */
const unsaid = /^(?:connected|writing)\./;

/** Where nothing goes on by itself: time that passes there is not told. */
const resting =
  /^(?:selectingPort|choosingFile|ready|unsuitable|confirming|installed|stopped|complete|unproven|failed\..*|disconnected\..*)$/;

const words: Readonly<Record<string, string>> = {
  portChosen: 'choose-port',
  'portRefused no-port-selected': 'dismiss-chooser',
  continue: 'continue',
  confirm: 'confirm',
  decline: 'decline',
  send: 'send',
  repair: 'repair',
  stop: 'stop',
  retry: 'retry',
  startAgain: 'start-again',
  'plugged on': 'plug',
  'plugged off': 'unplug',
};

function stateOf({ snapshot }: Moment): string {
  return pathsOf(snapshot.value)[0]?.replace(unsaid, '') ?? '';
}

function contextOf({ snapshot }: Moment): UpgradeSnapshot['context'] {
  return snapshot.context;
}

function commandOf(act: Act): string {
  if ('sample' in act) {
    if (act.sample === 'right') return 'choose-file';
    if (firmwareSamples('S3MINI').some(({ id }) => id === act.sample)) return `choose-file ${act.sample}`;
  }
  if ('send' in act && act.send.type === 'fileChosen' && act.send['file'] === null) return 'dismiss-files';
  const word = words[commandText(act)];
  if (word === undefined) throw new NoScenario(commandText(act));
  return word;
}

function visitsOf({ way, acts }: RecordedRun): readonly Visit[] {
  const visits: Visit[] = [];
  way.forEach((moment, index) => {
    const before = way[index - 1];
    const state = stateOf(moment);
    const isSame =
      before !== undefined &&
      stateOf(before) === state &&
      contextOf(before).failure === contextOf(moment).failure;
    if (!isSame) visits.push({ state, begins: moment, commands: [], atBytes: [] });
    const visit = visits.at(-1);
    const acknowledged = contextOf(moment).progress?.acknowledged ?? 0;
    for (const { act } of acts.filter(({ after }) => after === index)) {
      const command = commandOf(act);
      if (state === 'sending' && acknowledged > 0) visit?.atBytes.push({ byte: acknowledged, command });
      else visit?.commands.push(...waitBefore(visit, act), command);
    }
  });
  return visits;
}

function waitBefore({ state, begins, commands }: Visit, { at }: Act): string[] {
  const seconds = Math.round(at - begins.at) / 1000;
  return resting.test(state) || commands.length > 0 || seconds <= 0 ? [] : [`wait ${seconds}`];
}

/** Every visit in which something was done, and those in which a visitor would do something unless told not to. */
function actionsOf(visits: readonly Visit[]): string[] {
  const names = new Set(visits.filter(({ commands }) => commands.length > 0).map(({ state }) => state));
  const isNamed = (state: string) => [...names].some((name) => `.${state}.`.includes(`.${name}.`));
  return visits.flatMap((visit, index) => {
    const { state, commands, atBytes } = visit;
    const isLast = index === visits.length - 1;
    const done = isLast && atBytes.length === 0 ? [...commands, 'leave'] : commands;
    const isTold = done.length > 0 || resting.test(state) || isNamed(state);
    return [
      ...(isTold ? [actionAt(state, done.length === 0 ? ['wait'] : done)] : []),
      ...atBytes.map(({ byte, command }, place) =>
        actionAt(String(byte), isLast && place === atBytes.length - 1 ? [command, 'leave'] : [command]),
      ),
    ];
  });
}

function actionAt(at: string, commands: readonly string[]): string {
  return `  - at: ${at}\n    do: ${commands.length === 1 ? commands[0] : `[${commands.join(', ')}]`}`;
}

function toldIn(way: readonly Moment[]): string[] {
  const told = way.flatMap((moment) => {
    const context = contextOf(moment);
    const { failure } = context;
    return failure === null ? [] : [{ failure, device: deviceWord(context).says }];
  });
  return told
    .filter(({ failure }, index) => failure !== told[index - 1]?.failure)
    .flatMap(({ failure: { code, key }, device }) => [
      `    - code: ${code}`,
      ...(key === null
        ? []
        : [`      en: ${JSON.stringify(enMessages[key])}`, `      cn: ${JSON.stringify(cnMessages[key])}`]),
      `      device: ${device}`,
    ]);
}

function stepsIn(way: readonly Moment[]): readonly number[] {
  const steps = way.map((moment) => contextOf(moment).step);
  return steps.filter((step, index) => step !== steps[index - 1]);
}

function deviceOf({ model, protocol }: World): string {
  return protocol === 2 ? model.toLowerCase() : `{ model: ${model.toLowerCase()}, protocol: ${protocol} }`;
}

/** A session as a scenario that `npm run simulate` runs. Throws NoScenario where something was done that it has no word for. */
export function scenarioOf(world: World, recorded: RecordedRun): string {
  const { way, acts } = recorded;
  const visits = visitsOf(recorded);
  const end = visits.at(-1)?.state ?? 'selectingPort';
  const chosen = new Set(acts.flatMap(({ act }) => ('sample' in act ? act.sample : [])));
  const [right, ...others] = firmwareSamples(world.model);
  const named = others.filter(({ id }) => chosen.has(id));
  const told = toldIn(way);
  return [
    `title: Recorded on the Flow bench, it comes to ${end}`,
    `device: ${deviceOf(world)}`,
    `baud: ${world.baudRate}`,
    `latency: ${world.latency}`,
    ...(world.faults.length > 0
      ? [`faults: [${world.faults.map((fault) => JSON.stringify(fault)).join(', ')}]`]
      : []),
    ...(right === undefined ? [] : [`firmware: ${right.scenario}`]),
    ...(named.length > 0 ? ['files:', ...named.map(({ id, scenario }) => `  ${id}: ${scenario}`)] : []),
    'actions:',
    ...actionsOf(visits),
    'expect:',
    `  outcome: ${end}`,
    `  steps: [${stepsIn(way).join(', ')}]`,
    ...(told.length > 0 ? ['  told:', ...told] : []),
    '',
  ].join('\n');
}
