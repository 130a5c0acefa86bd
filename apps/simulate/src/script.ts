/** What can be done: to the page, in the browser's chooser of ports, to the cable, to the computer. */
export const commandKinds = [
  'choose-port',
  'dismiss-chooser',
  'choose-port-without-click',
  'choose-file',
  'dismiss-files',
  'continue',
  'confirm',
  'decline',
  'send',
  'repair',
  'stop',
  'retry',
  'start-again',
  'unplug',
  'plug',
  'swap-device',
  'plug-beside',
  'switch-off',
  'switch-on',
  'occupy-port',
  'free-port',
  'open-port',
  'close-port',
  'wait',
  'leave',
] as const;

export interface Command {
  readonly kind: (typeof commandKinds)[number];
  /** Of `choose-file`, `swap-device` and `plug-beside` the name, of `wait` the seconds; null for the first file, and for no time. */
  readonly argument: string | null;
}

/** When something is done: as the page comes to a state or step, or with so much of the firmware in the device. */
export type When =
  /** `coming`: only at that coming to it, from 1; at the first that no other act has taken where it is left out. */
  | { readonly states: readonly string[]; readonly coming?: number }
  | { readonly step: number }
  | { readonly percent: number }
  | { readonly byte: number };

/** Something done once, at the first moment of its kind that no act before it has taken. */
export interface Act {
  readonly at: When;
  readonly commands: readonly Command[];
}

export function command(kind: Command['kind']): Command {
  return { kind, argument: null };
}

/** As a tester writes it. */
export function commandText({ kind, argument }: Command): string {
  return argument === null ? kind : `${kind} ${argument}`;
}

export function whenText(at: When): string {
  if ('states' in at)
    return [at.states.join(' or '), ...(at.coming === undefined ? [] : [at.coming])].join(' ');
  if ('step' in at) return `step ${at.step}`;
  return 'percent' in at ? `${at.percent}%` : String(at.byte);
}
