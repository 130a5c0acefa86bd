import { deviceWords } from '@payload/flows/firmware-upgrade';
import { errorCodes, versionText } from '@payload/serial';
import { stateNames } from '../state-names.ts';
import { readVersion } from './read-firmware.ts';
import type { Expected, Told } from './scenario.ts';
import type { Field, YamlSource } from './yaml-source.ts';

/** What has to come of a scenario; null where even the outcome cannot be read. */
export function readExpected(source: YamlSource, field: Field): Expected | null {
  const fields = source.fields(field, 'what is expected', ['outcome', 'steps', 'told', 'device', 'version']);
  if (!source.isMap(field)) return null;
  if (fields.outcome === undefined) {
    return source.refuse(field.spot, `expect says the outcome, one of ${stateNames.join(', ')}.`);
  }
  const outcome = source.choice(fields.outcome, 'outcome', stateNames);
  const version = fields.version && readVersion(source, fields.version);
  const told = fields.told && source.list(fields.told).flatMap((each) => readTold(source, each) ?? []);
  if (outcome === null) return null;
  return {
    outcome: { value: outcome, spot: fields.outcome.spot },
    steps: fields.steps
      ? {
          value: source.list(fields.steps).flatMap((each) => readSteps(source, each)),
          spot: fields.steps.spot,
        }
      : null,
    told: { value: told ?? [], spot: fields.told?.spot ?? field.spot },
    device: readWord(source, fields.device),
    version: version && fields.version ? { value: versionText(version), spot: fields.version.spot } : null,
  };
}

/** One step, or several as 1-7. */
function readSteps(source: YamlSource, field: Field): number[] {
  const text = source.text(field, 'a step') ?? '';
  const [, first, last = first] = /^([1-9])(?:-([1-9]))?$/.exec(text) ?? [];
  const length = Number(last) - Number(first) + 1;
  if (length >= 1) return Array.from({ length }, (_, index) => Number(first) + index);
  source.refuse(field.spot, `"${text}" is no step. Write steps from 1 to 9 as 5, or several as 1-7.`);
  return [];
}

/** What is said of the device. */
function readWord(source: YamlSource, field: Field | undefined): Told['device'] {
  const value = field === undefined ? null : source.choice(field, 'what is said of the device', deviceWords);
  return value === null || field === undefined ? null : { value, spot: field.spot };
}

function readTold(source: YamlSource, field: Field): Told | null {
  const { code, en, cn, device } = source.fields(field, 'what is told', ['code', 'en', 'cn', 'device']);
  if (code === undefined) return source.refuse(field.spot, 'What is told has a code.');
  if ((en === undefined) !== (cn === undefined)) {
    return source.refuse(field.spot, 'A sentence is told in both languages, en and cn, or in none.');
  }
  const word = source.choice(code, 'code', errorCodes);
  const placed = (sentence: Field | undefined, what: string) => {
    const value = sentence === undefined ? null : source.text(sentence, what);
    return value === null || sentence === undefined ? null : { value, spot: sentence.spot };
  };
  return word === null
    ? null
    : {
        spot: code.spot,
        code: word,
        en: placed(en, 'en'),
        cn: placed(cn, 'cn'),
        device: readWord(source, device),
      };
}
