import { type Command, commandKinds, type When } from '../script.ts';
import { stateNames } from '../state-names.ts';
import { instead } from './nearest.ts';
import type { Scenario } from './scenario.ts';
import type { Field, YamlSource } from './yaml-source.ts';

/** What the scenario gives names to, by the command that takes them. */
type NamesOf = Readonly<Record<'choose-file' | 'swap-device' | 'plug-beside', readonly string[]>>;

/** What the visitor does, and when. */
export function readScript(source: YamlSource, field: Field | undefined, names: NamesOf): Scenario['script'] {
  if (field === undefined) return [];
  return source.list(field).flatMap((item) => {
    const { at, do: commands } = source.fields(item, 'an action', ['at', 'do']);
    if (at === undefined || commands === undefined) {
      if (source.isMap(item)) source.refuse(item.spot, 'An action says when (at) and what (do).');
      return [];
    }
    const when = readWhen(source, at);
    const done = source.list(commands).flatMap((each) => readCommand(source, each, names) ?? []);
    return when === null ? [] : [{ at: when, commands: done, spot: item.spot }];
  });
}

function readWhen(source: YamlSource, field: Field): When | null {
  const text = source.text(field, 'at');
  if (text === null) return null;
  const [, step] = /^step ([1-9])$/.exec(text) ?? [];
  if (step !== undefined) return { step: Number(step) };
  const [, number, percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  if (number !== undefined && percent === '%' && Number(number) <= 100) return { percent: Number(number) };
  if (percent === '%') return source.refuse(field.spot, `"${text}" is no share: from 0% to 100%.`);
  if (number !== undefined && percent === '' && Number.isInteger(Number(number)))
    return { byte: Number(number) };
  const [, state = text, coming] = /^(\S+) ([1-9])$/.exec(text) ?? [];
  if (stateNames.includes(state))
    return { states: [state], ...(coming === undefined ? {} : { coming: Number(coming) }) };
  return source.refuse(
    field.spot,
    `"${text}" is no moment. Write a step (step 7), a share of the firmware (40%), a byte of it (2048), or a state, or its second coming (ready 2). ${instead(state, stateNames)}`,
  );
}

function readCommand(source: YamlSource, field: Field, names: NamesOf): Command | null {
  const text = source.text(field, 'do');
  if (text === null) return null;
  const [word = '', ...rest] = text.split(' ');
  const kind = commandKinds.find((each) => each === word);
  if (kind === undefined) {
    return source.refuse(field.spot, `"${word}" cannot be done. ${instead(word, commandKinds)}`);
  }
  if (rest.length === 0 && (kind === 'swap-device' || kind === 'plug-beside'))
    return source.refuse(field.spot, `Say which device: ${kind} NAME, one of devices.`);
  if (rest.length === 0) return { kind, argument: null };
  const argument = rest.join(' ');
  if (kind === 'wait') {
    if (/^\d{1,3}(\.\d+)?$/.test(argument)) return { kind, argument };
    return source.refuse(field.spot, `"${argument}" are no seconds. Write them as wait 2.5.`);
  }
  if (kind !== 'choose-file' && kind !== 'swap-device' && kind !== 'plug-beside')
    return source.refuse(field.spot, `"${kind}" stands alone, without "${argument}".`);
  if (names[kind].includes(argument)) return { kind, argument };
  const what = kind === 'choose-file' ? 'file' : 'device';
  return source.refuse(field.spot, `There is no ${what} "${argument}". ${instead(argument, names[kind])}`);
}
