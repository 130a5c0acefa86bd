import type { Port } from './aircraft.ts';

/** An aircraft as far as weight and power go. */
export interface Carrier {
  /** What it may lift, in grams. */
  payloadG: number;
  /** All payloads share its strongest port; else each has one of its own. */
  sharesPort: boolean;
  /** Its ports, each kind once, the strongest first. */
  ports: { port: Port; watts: number; count: number }[];
  /** The heaviest bracket made for it, in grams; 0 where there is none. It counts where one is needed and none is named. */
  heaviestBracketG: number;
}

/** A product as far as weight and power go on one aircraft. */
export interface Carried {
  code: string;
  weightG: number;
  /** What it takes from a port, in watts; 0 for what runs on its own battery alone. */
  watts: number;
  /** It runs on its own battery where no port has power for it. */
  hasBattery: boolean;
  /** Kinds of port that its supply names, taken before others; empty where it takes any. */
  prefers: Port[];
  needsBracket: boolean;
  isBracket: boolean;
}

/** A port with what is plugged into it. */
export interface TakenPort {
  port: Port;
  /** What it gives, in watts. */
  watts: number;
  /** What is drawn from it, in watts. */
  drawn: number;
  /** Codes of what draws it; empty where it is free. */
  codes: string[];
}

/** What keeps products from flying together. */
export type LoadFault =
  | { kind: 'weight'; overG: number }
  /** No free port gives as much as this product draws. `isTaken`: one does, and is taken. */
  | { kind: 'port'; code: string; watts: number; isTaken: boolean }
  /** What shares the one port draws more than it gives. */
  | { kind: 'power'; overW: number };

/** What products come to on an aircraft. */
export interface LoadSum {
  /** The bracket that is counted without being named, in grams. */
  bracketG: number;
  /** Products and bracket, in grams. */
  totalG: number;
  ports: TakenPort[];
  faults: LoadFault[];
}

function weigh(carrier: Carrier, carried: readonly Carried[]): Pick<LoadSum, 'bracketG' | 'totalG'> {
  const isNamed = carried.some(({ isBracket }) => isBracket);
  const isNeeded = carried.some(({ needsBracket }) => needsBracket);
  const bracketG = isNeeded && !isNamed ? carrier.heaviestBracketG : 0;
  return { bracketG, totalG: carried.reduce((sum, { weightG }) => sum + weightG, bracketG) };
}

/** One port for all: the strongest. What has a battery takes what the others leave. */
function sharePort(carrier: Carrier, carried: readonly Carried[]): Pick<LoadSum, 'ports' | 'faults'> {
  const strongest = carrier.ports[0];
  let drawn = 0;
  const powered: Carried[] = [];
  for (const product of carried
    .filter(({ watts }) => watts > 0)
    .toSorted((one, other) => Number(one.hasBattery) - Number(other.hasBattery))) {
    if (product.hasBattery && drawn + product.watts > (strongest?.watts ?? 0)) continue;
    powered.push(product);
    drawn += product.watts;
  }
  const overW = drawn - (strongest?.watts ?? 0);
  return {
    ports: strongest
      ? [{ port: strongest.port, watts: strongest.watts, drawn, codes: powered.map(({ code }) => code) }]
      : [],
    faults: overW > 0 ? [{ kind: 'power', overW }] : [],
  };
}

/**
 * A port for each, first for what has no battery. Of these what draws most chooses first, a port that its supply names before the others and of those the weakest
 * that is enough; whatever port it takes would also have done for what draws less, so an order that leaves something
 * without a port proves that there is none without.
 */
function assignPorts(carrier: Carrier, carried: readonly Carried[]): Pick<LoadSum, 'ports' | 'faults'> {
  const ports = carrier.ports.flatMap(({ port, watts, count }) =>
    Array.from({ length: count }, (): TakenPort => ({ port, watts, drawn: 0, codes: [] })),
  );
  const faults: LoadFault[] = [];
  const inTurn = carried
    .filter(({ watts }) => watts > 0)
    .toSorted((one, other) => Number(one.hasBattery) - Number(other.hasBattery) || other.watts - one.watts);
  for (const { code, watts, hasBattery, prefers } of inTurn) {
    const enough = ports.filter((each) => each.watts >= watts);
    const [chosen] = enough
      .filter(({ codes }) => codes.length === 0)
      .toSorted(
        (one, other) =>
          Number(prefers.includes(other.port)) - Number(prefers.includes(one.port)) ||
          one.watts - other.watts,
      );
    if (chosen) {
      chosen.codes.push(code);
      chosen.drawn = watts;
    } else if (!hasBattery) faults.push({ kind: 'port', code, watts, isTaken: enough.length > 0 });
  }
  return { ports, faults };
}

/** Weighs and plugs in what is to fly together, each product once. It flies where there is no fault. */
export function sumLoad(carrier: Carrier, carried: readonly Carried[]): LoadSum {
  const { bracketG, totalG } = weigh(carrier, carried);
  const { ports, faults } = carrier.sharesPort ? sharePort(carrier, carried) : assignPorts(carrier, carried);
  const overG = totalG - carrier.payloadG;
  return { bracketG, totalG, ports, faults: overG > 0 ? [{ kind: 'weight', overG }, ...faults] : faults };
}
