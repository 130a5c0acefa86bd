import cnMessages from '@payload/catalog/locales/cn/messages.json' with { type: 'json' };
import enMessages from '@payload/catalog/locales/en/messages.json' with { type: 'json' };
import type { Outcome } from './simulate.ts';
import type { SimulatedEvent } from './upgrade-run.ts';

const steps = [
  'Select a serial port',
  'Connection',
  'Connection request',
  'Device connected',
  'Select a firmware file',
  'File ready',
  'Sending',
  'End of transfer',
  'Restart',
];

const barLength = 30;

interface Sentences {
  readonly en: string;
  readonly cn: string;
}

/** One line for an event. Progress is said at every tenth, for a log that can be read. */
export class Printer {
  #tenth = 0;

  line(event: SimulatedEvent): string | null {
    if (event.type === 'step') {
      this.#tenth = 0;
      return `${time(event.at)}  ${event.step}/9 ${steps[event.step - 1]} (${event.state})`;
    }
    if (event.type === 'state') return `${time(event.at)}      (${event.state})`;
    if (event.type === 'log')
      return `${time(event.entry.at)}      ${event.entry.event} ${event.entry.detail}`;
    const { acknowledged, total } = event.progress;
    const tenth = Math.floor(event.percent / 10);
    if (tenth <= this.#tenth) return null;
    this.#tenth = tenth;
    const full = Math.floor((event.percent / 100) * barLength);
    return `${time(event.at)}      [${'#'.repeat(full)}${'.'.repeat(barLength - full)}] ${event.percent} %, ${acknowledged} of ${total} B`;
  }
}

/** What a visitor reads at the end, in both languages; null where it is not one of the specification's. */
export function sentencesOf({ ok, key }: Outcome): Sentences | null {
  return ok ? null : sentenceOf(key);
}

export function sentenceOf(key: Outcome['key']): Sentences | null {
  return key === null ? null : { en: enMessages[key], cn: cnMessages[key] };
}

export function summary(outcome: Outcome): string {
  const sentences = sentencesOf(outcome);
  const lines = [
    outcome.isReported
      ? `Sent; the device reports ${outcome.version}. It cannot report which image runs.`
      : outcome.ok
        ? `Upgrade complete: the device runs ${outcome.version}.`
        : outcome.isUnproven
          ? 'Sent and verified, but not proven: the device cannot report which image runs.'
          : `Not upgraded: ${outcome.code ?? 'left'}.`,
    ...(sentences === null ? [] : [sentences.en, sentences.cn]),
    ...(outcome.ok ? [] : [`The device runs ${outcome.version}.`]),
    ...(outcome.rate === null || outcome.share === null
      ? []
      : [
          `${Math.round(outcome.rate)} B/s, ${(outcome.share * 100).toFixed(1)} % of the line's ${outcome.baudRate / 10} B/s.`,
        ]),
    `${(outcome.ms / 1000).toFixed(1)} s of simulated time.`,
  ];
  return lines.join('\n');
}

function time(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`.padStart(11);
}
