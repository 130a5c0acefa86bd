import {
  type Aircraft,
  type AircraftEntry,
  loadBench,
  type ProductInfo,
  type TextKey,
} from '@payload/catalog';
import { type CsvCell, writeCsv } from '@payload/catalog/csv';
import { listInWords } from '@payload/catalog/in-words';
import { sumLoad } from '@payload/catalog/load-rules';
import { csvHead } from './csv-head.ts';
import { type PagedRequest, said } from './parts.ts';
import { portNames, powerSources, verdictOf } from './set-words.ts';

/**
 * An aircraft with what hangs under it, for a spreadsheet: weight in grams and power in watts as numbers, what remains, and
 * whether it flies.
 * @param hanging the products in the order they were hung, all made for the aircraft, each once
 * @param address the bench with the same set
 */
export function setCsv(
  entry: AircraftEntry,
  aircraft: Aircraft,
  hanging: readonly ProductInfo[],
  { language, date, address, leftOut }: PagedRequest,
): string {
  const { carrier, products } = loadBench(entry);
  const carried = hanging.flatMap(({ code }) => products.find((each) => each.code === code) ?? []);
  const sum = sumLoad(carrier, carried);
  const { payloadG } = aircraft;
  const leftG = payloadG - sum.totalG;
  const word = (key: TextKey<'papers'>) => said(language, key);
  const inUnit = (key: TextKey<'papers'>, unit: string) => `${word(key)} (${unit})`;
  const codes = hanging.map(({ code }) => code);
  const poweredBy = powerSources(sum.ports, language);
  const names = portNames(sum.ports, language);
  const ports: CsvCell[][] =
    sum.ports.length === 0
      ? [[word('load.ports'), word('load.noPorts')]]
      : [
          [word('load.port'), word('load.used'), inUnit('load.gives', 'W'), inUnit('load.drawn', 'W')],
          ...sum.ports.map(({ watts, drawn, codes: users }, index): CsvCell[] => [
            names[index] ?? '',
            users.length > 0 ? listInWords(users, language) : word('load.free'),
            watts,
            drawn,
          ]),
        ];
  return writeCsv([
    ...csvHead('set', listInWords(codes, language), { language, date, address, leftOut }),
    [word('about.aircraft'), aircraft.key, aircraft.name],
    [word('load.verdict'), ...verdictOf(sum, payloadG, language)],
    [
      word('load.product'),
      word('load.kind'),
      inUnit('load.weight', 'g'),
      inUnit('load.draws', 'W'),
      word('load.powered'),
    ],
    ...carried.map((product): CsvCell[] => [
      product.code,
      hanging.find(({ code }) => code === product.code)?.title ?? '',
      product.weightG,
      product.watts,
      poweredBy(product),
    ]),
    ...(sum.bracketG > 0 ? [[word('load.bracketRow'), word('load.bracketKind'), sum.bracketG]] : []),
    [word('load.total'), '', sum.totalG],
    [word('load.limit'), '', payloadG],
    [word(leftG < 0 ? 'load.over' : 'load.leaves'), '', Math.abs(leftG)],
    ...ports,
  ]);
}
