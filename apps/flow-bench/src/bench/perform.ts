import { commandOf, type Setup } from './samples.ts';
import type { Act, Command } from './session.ts';

/** An act that means nothing where the machine is: it was recorded with another one. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible';
  readonly act: Act;

  constructor(act: Act) {
    super(`${commandText(act)} means nothing here.`);
    this.act = act;
  }
}

/** A command as it stands in lists: `type`, `authenticate Session`, `60000 ms`, `loginFlag on`. */
export function commandText(command: Command): string {
  if ('send' in command) return command.send.type;
  if ('sample' in command) return command.sample;
  if ('answer' in command) return `${command.answer} ${command.with}`;
  return 'pass' in command ? `${command.pass} ms` : `${command.turn} ${command.on ? 'on' : 'off'}`;
}

/** Does an act on a machine. False where that has nothing to do it to. */
export function perform(setup: Setup, act: Act): boolean {
  const effect = effectOf(setup, act);
  effect?.();
  return effect !== null;
}

function effectOf(setup: Setup, act: Act): (() => void) | null {
  if ('pass' in act) {
    const { pass } = setup;
    return pass === undefined ? null : () => pass(act.pass);
  }
  if ('turn' in act) {
    const found = setup.world?.find(({ id }) => id === act.turn);
    return found === undefined ? null : () => found.set(act.on);
  }
  if ('answer' in act) {
    const waiting = setup.calls?.waiting.filter(({ name }) => name === act.answer) ?? [];
    return waiting[act.place ?? 0]?.answers.find(({ id }) => id === act.with)?.give ?? null;
  }
  const event =
    'send' in act
      ? act.send
      : setup.samples().find((sample) => 'sample' in commandOf(sample) && sample.id === act.sample)?.event;
  const { actor } = setup;
  return event !== undefined && actor.getSnapshot().can(event) === true ? () => actor.send(event) : null;
}
