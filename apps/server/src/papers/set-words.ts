import { formatFigure, type Language, translate } from '@payload/catalog';
import type { Carried, LoadFault, LoadSum } from '@payload/catalog/load-rules';
import { said } from './parts.ts';

export const grams = (weight: number) => formatFigure(weight, 'g');
export const power = (watts: number) => formatFigure(watts, 'W');

/** Why a set does not fly, in a sentence. */
function explained(fault: LoadFault, language: Language): string {
  const told = (key: 'weight' | 'port' | 'power', values: Record<string, string>) =>
    translate(language, 'papers', `load.faults.${key}`, values);
  switch (fault.kind) {
    case 'weight':
      return told('weight', { weight: grams(fault.overG) });
    case 'power':
      return told('power', { power: power(fault.overW) });
    case 'port':
      return told('port', { code: fault.code, power: power(fault.watts) });
  }
}

/** Whether a set flies and what it leaves; where it does not, that, and then each reason. */
export function verdictOf({ totalG, faults }: LoadSum, payloadG: number, language: Language): string[] {
  if (faults.length > 0)
    return [said(language, 'load.grounded'), ...faults.map((fault) => explained(fault, language))];
  const leftG = payloadG - totalG;
  if (leftG === 0) return [said(language, 'load.full')];
  return [said(language, 'load.flies', { weight: grams(leftG), limit: grams(payloadG) })];
}

/** The ports by name, numbered where there are several of a kind. */
export function portNames(ports: LoadSum['ports'], language: Language): string[] {
  return ports.map(({ port }, index) => {
    const name = translate(language, 'papers', `load.portNames.${port}`);
    if (ports.filter((each) => each.port === port).length < 2) return name;
    return `${name} ${ports.slice(0, index + 1).filter((each) => each.port === port).length}`;
  });
}

/** What powers a product of a set: a port by name, its own battery, or nothing. */
export function powerSources(ports: LoadSum['ports'], language: Language): (product: Carried) => string {
  const names = portNames(ports, language);
  return ({ code, watts, hasBattery, isBracket }) => {
    const at = ports.findIndex(({ codes }) => codes.includes(code));
    if (at >= 0) return names[at] ?? '';
    if (isBracket) return said(language, 'load.noPower');
    return said(language, hasBattery || watts === 0 ? 'load.battery' : 'load.noPort');
  };
}
