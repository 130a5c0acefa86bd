/** The kinds of port that power a payload. */
export type Port = 'eport' | 'eportV2' | 'eportLite' | 'osdk' | 'skyport' | 'pport' | 'sling';

/** An aircraft as far as payloads care. Names and port descriptions are in `aircraft.json`. */
interface AircraftSource<Key extends string = string> {
  /** Key space of its own: `M3D`, `M400` and `FC30` are also product codes. */
  key: Key;
  /** What it may lift, in grams. */
  payloadG: number;
  /** What its strongest payload port gives, in watts; 0 where it has no such port. */
  watts: number;
  /** Its ports, each kind once, the strongest first, with the watts that one of them gives and how many there are. */
  ports: readonly { port: Port; watts: number; count: number }[];
  /** Each payload has a port of its own, so power is not shared. */
  manyPorts: boolean;
  /** The bracket to mount a payload with; null where payloads clip on directly. */
  bracket: string | null;
  /** Published ingress protection, or null. */
  ip: string | null;
  /** File name in `aircraft-plan/`. */
  plan: string;
  /**
   * Millimetres of one unit of its plan: the wheelbase that its maker publishes over that of the drawing. Where a drawing
   * stands for a class, those of the aircraft that was drawn.
   */
  planMm: number;
  /** File name in `aircraft/`. */
  picture: string;
}

const single = { manyPorts: false, bracket: null };
const many = { manyPorts: true };

const sources = [
  {
    key: 'M400',
    payloadG: 6000,
    watts: 240,
    ports: [{ port: 'eportV2', watts: 240, count: 4 }],
    ...many,
    bracket: 'M400',
    ip: 'IP55',
    plan: 'm400',
    planMm: 5.89,
    picture: 'm400',
  },
  {
    key: 'M350',
    payloadG: 2730,
    watts: 96,
    ports: [
      { port: 'eport', watts: 96, count: 1 },
      { port: 'skyport', watts: 68, count: 3 },
    ],
    ...many,
    bracket: 'M350PSDK',
    ip: 'IP55',
    plan: 'm350',
    planMm: 5.39,
    picture: 'm350',
  },
  {
    key: 'M300',
    payloadG: 2700,
    watts: 96,
    ports: [
      { port: 'osdk', watts: 96, count: 1 },
      { port: 'skyport', watts: 68, count: 3 },
    ],
    ...many,
    bracket: 'SDKPSDK',
    ip: 'IP45',
    plan: 'm300',
    planMm: 5.49,
    picture: 'm300',
  },
  {
    key: 'M30',
    payloadG: 299,
    watts: 76,
    ports: [{ port: 'eport', watts: 76, count: 1 }],
    ...single,
    bracket: 'M30PSDK2',
    ip: 'IP55',
    plan: 'm30',
    planMm: 4.54,
    picture: 'm30',
  },
  {
    key: 'M4E',
    payloadG: 190,
    watts: 43,
    ports: [
      { port: 'eport', watts: 43, count: 1 },
      { port: 'eportLite', watts: 10, count: 1 },
    ],
    ...single,
    ip: null,
    plan: 'm4e',
    planMm: 3.1,
    picture: 'm4e',
  },
  {
    key: 'M3E',
    payloadG: 130,
    watts: 39,
    ports: [{ port: 'eport', watts: 39, count: 1 }],
    ...single,
    ip: null,
    plan: 'm3e',
    planMm: 2.77,
    picture: 'm3e',
  },
  {
    key: 'M3D',
    payloadG: 200,
    watts: 39,
    ports: [
      { port: 'eport', watts: 39, count: 1 },
      { port: 'eportLite', watts: 10, count: 1 },
    ],
    ...single,
    ip: 'IP55',
    plan: 'm3d',
    planMm: 2.92,
    picture: 'm3e',
  },
  {
    key: 'FC30',
    payloadG: 30000,
    watts: 378,
    ports: [
      { port: 'sling', watts: 378, count: 1 },
      { port: 'eportLite', watts: 10, count: 1 },
    ],
    ...many,
    bracket: 'FC30',
    ip: 'IP55',
    plan: 'fc30',
    planMm: 9.22,
    picture: 'fc30',
  },
  {
    key: 'M4D',
    payloadG: 220,
    watts: 50,
    ports: [
      { port: 'eport', watts: 50, count: 1 },
      { port: 'eportLite', watts: 10, count: 1 },
    ],
    ...single,
    ip: 'IP55',
    plan: 'm4e',
    planMm: 3.1,
    picture: 'm4e',
  },
  {
    key: 'M3C',
    payloadG: 130,
    watts: 0,
    ports: [],
    ...single,
    ip: null,
    plan: 'm3e',
    planMm: 2.77,
    picture: 'm3e',
  },
  {
    key: 'M200V2',
    payloadG: 1340,
    watts: 54,
    ports: [{ port: 'skyport', watts: 54, count: 1 }],
    ...many,
    bracket: null,
    ip: 'IP43',
    plan: 'm300',
    planMm: 5.49,
    picture: 'm300',
  },
  {
    key: 'EVOMAX',
    payloadG: 450,
    watts: 51,
    ports: [{ port: 'pport', watts: 51, count: 1 }],
    ...single,
    ip: 'IP43',
    plan: 'm30',
    planMm: 3.17,
    picture: 'evomax',
  },
  {
    key: 'ALPHA',
    payloadG: 1000,
    watts: 79,
    ports: [{ port: 'pport', watts: 79, count: 1 }],
    ...single,
    ip: 'IP55',
    plan: 'm30',
    planMm: 3.17,
    picture: 'evomax',
  },
] as const satisfies readonly AircraftSource[];

/** The key of an aircraft; in lower case it is the last segment of its page's address. */
export type AircraftKey = (typeof sources)[number]['key'];

export type AircraftEntry = AircraftSource<AircraftKey>;

/**
 * All aircraft; the home page's grid has the first of them, in their order.
 * Weights, ports and protection as their makers publish them.
 */
export const aircraft: readonly AircraftEntry[] = sources;

/** Keys of all aircraft, in their order. */
export const aircraftKeys: readonly AircraftKey[] = aircraft.map(({ key }) => key);

/** The aircraft an address segment or key names, whatever its case; null for any other word. */
export function findAircraft(key: AircraftKey): AircraftEntry;
export function findAircraft(segment: string): AircraftEntry | null;
export function findAircraft(segment: string): AircraftEntry | null {
  const wanted = segment.toUpperCase();
  return aircraft.find(({ key }) => key === wanted) ?? null;
}
