import { fileErrors } from '../errors.ts';
import {
  deviceFaultKinds,
  deviceSteps,
  type Fault,
  type Lane,
  lineFaultKinds,
  type Moment,
} from './faults.ts';

/** A fault that cannot be read. The message says what is wrong and what can be written. */
export class FaultSyntaxError extends Error {
  override readonly name = 'FaultSyntaxError';
}

/** Where a device's fault strikes if nothing is said. */
const usual: Readonly<Record<(typeof deviceFaultKinds)[number], Moment>> = {
  mute: { step: 'hello' },
  babble: { step: 'hello' },
  foreign: { step: 'hello' },
  reject: { step: 'begin' },
  cancel: { percent: 50 },
  stall: { percent: 50 },
  nak: { percent: 50 },
  flash: { percent: 50 },
  slow: { step: 'begin' },
  busy: { step: 'begin' },
  acks: { percent: 0 },
  deaf: { step: 'hello' },
  lossy: { step: 'hello' },
  echo: { step: 'verify' },
  ignore: { step: 'reboot' },
  swap: { step: 'reboot' },
  stale: { step: 'reboot' },
  dead: { step: 'reboot' },
  version: { step: 'reboot' },
  image: { step: 'reboot' },
  serial: { step: 'reboot' },
  recount: { step: 'reboot' },
  sleep: { percent: 50 },
};

/** What is written behind the colon of those that have an amount, if nothing is. */
const usualAmounts: Readonly<Partial<Record<(typeof deviceFaultKinds)[number], number>>> = {
  slow: 5000,
  busy: 8000,
  acks: 10,
  sleep: 12_000,
};

/**
 * Reads `KIND[:AMOUNT]@MOMENT[/reply]`: `drop@40%`, `delay:1500@2048`, `disconnect@verify`, `flip@40%/reply` (the
 * lane to the host), `reject:file-model`, `slow:5000@verify`, `stale`.
 */
export function parseFault(text: string): Fault {
  const [, kind = '', amount, moment, reply] =
    /^([a-z]+)(?::([^@/]+))?(?:@([^/]+))?(\/reply)?$/.exec(text) ?? [];
  const lineKind = lineFaultKinds.find((each) => each === kind);
  if (lineKind !== undefined) {
    if (moment === undefined) throw wrong(text, `say when, as in "${kind}@40%"`);
    const lane: Lane = reply === undefined ? 'toDevice' : 'toHost';
    const usualAmount = lineKind === 'delay' ? 1500 : lineKind === 'disconnect' ? 0 : 1;
    return {
      kind: lineKind,
      lane,
      at: momentOf(text, moment),
      amount: numberOf(text, amount) ?? usualAmount,
    };
  }
  const deviceKind = deviceFaultKinds.find((each) => each === kind);
  if (deviceKind === undefined) {
    throw wrong(text, `it begins with one of ${[...lineFaultKinds, ...deviceFaultKinds].join(', ')}`);
  }
  if (reply !== undefined) throw wrong(text, 'only what the line does has a direction');
  const at = moment === undefined ? usual[deviceKind] : momentOf(text, moment);
  if (deviceKind === 'reject') return { kind: deviceKind, at, amount: reasonOf(text, amount) };
  const usualAmount = usualAmounts[deviceKind];
  if (amount !== undefined && usualAmount === undefined) throw wrong(text, `"${kind}" has no amount`);
  return { kind: deviceKind, at, amount: numberOf(text, amount) ?? usualAmount ?? 0 };
}

function momentOf(text: string, moment: string): Moment {
  const step = deviceSteps.find((each) => each === moment);
  if (step !== undefined) return { step };
  const [, number, percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(moment) ?? [];
  if (number === undefined || (percent === '%' && Number(number) > 100)) {
    throw wrong(text, `"${moment}" is no byte (2048), share (40%) or step (${deviceSteps.join(', ')})`);
  }
  return percent === '%' ? { percent: Number(number) } : { byte: Math.floor(Number(number)) };
}

function numberOf(text: string, amount: string | undefined): number | null {
  if (amount === undefined) return null;
  if (!/^\d+$/.test(amount)) throw wrong(text, `"${amount}" is no whole number`);
  return Number(amount);
}

function reasonOf(text: string, amount: string | undefined): number {
  const reason = fileErrors.findIndex((code) => code === (amount ?? 'file-model'));
  if (reason === -1) throw wrong(text, `"${amount}" is none of ${fileErrors.join(', ')}`);
  return reason + 1;
}

function wrong(text: string, why: string): FaultSyntaxError {
  return new FaultSyntaxError(`The fault "${text}" cannot be read: ${why}.`);
}
