import type { UpgradableModel } from '@payload/serial';
import {
  type DeviceProfile,
  deviceFaultKinds,
  type Fault,
  FaultSyntaxError,
  inProtocol,
  lineFaultKinds,
  parseFault,
  profiles,
} from '@payload/serial/simulator';
import { limits, modelNames, models } from '../options.ts';
import { browserKinds } from '../upgrade-run.ts';
import { nearest } from './nearest.ts';
import { readExpected } from './read-expected.ts';
import { readFirmwareFile, readVersion } from './read-firmware.ts';
import { readScript } from './read-script.ts';
import { type Scenario, ScenarioError } from './scenario.ts';
import { type Field, YamlSource } from './yaml-source.ts';

const faultKinds = [...lineFaultKinds, ...deviceFaultKinds];

/** Reads a scenario. Throws ScenarioError with every mistake that is in it. */
export function readScenario(text: string): Scenario {
  const source = new YamlSource(text);
  // What is no YAML is not worth further questions.
  const scenario = source.problems.length === 0 ? scenarioIn(source) : null;
  if (scenario !== null && source.problems.length === 0) return scenario;
  throw new ScenarioError(source.problems.toSorted((a, b) => a.line - b.line || a.column - b.column));
}

function scenarioIn(source: YamlSource): Scenario | null {
  const fields = source.fields(source.root, 'a scenario', [
    'title',
    'device',
    'firmware',
    'files',
    'devices',
    'browser',
    'baud',
    'latency',
    'seed',
    'faults',
    'actions',
    'expect',
  ]);
  const profile = fields.device ? readDevice(source, fields.device) : null;
  const title = fields.title ? source.text(fields.title, 'title') : null;
  const files = new Map([
    ['firmware', readFirmwareFile(source, fields.firmware, modelOf(profile))],
    ...(fields.files ? source.entries(fields.files, 'a mapping of names to files') : []).map(
      ({ name, value }) => [name, readFirmwareFile(source, value, modelOf(profile))] as const,
    ),
  ]);
  const number = (key: keyof typeof limits, usual: number) => {
    const [least, most] = limits[key];
    return (fields[key] && source.integer(fields[key], key, least, most)) ?? usual;
  };
  const setting = {
    browser: (fields.browser && source.choice(fields.browser, 'browser', browserKinds)) ?? 'web-serial',
    baudRate: number('baud', 115_200),
    latency: number('latency', 1),
    seed: number('seed', 1),
    devices: new Map(
      (fields.devices ? source.entries(fields.devices, 'a mapping of names to devices') : []).flatMap(
        ({ name, value }) => {
          const device = readDevice(source, value);
          return device === null ? [] : [[name, device] as const];
        },
      ),
    ),
    faults: fields.faults ? source.list(fields.faults).flatMap((each) => readFault(source, each) ?? []) : [],
  };
  const script = readScript(source, fields.actions, {
    'choose-file': [...files.keys()],
    'swap-device': [...setting.devices.keys()],
    'plug-beside': [...setting.devices.keys()],
  });
  const expected = fields.expect ? readExpected(source, fields.expect) : null;
  for (const key of ['title', 'device', 'expect'] as const) {
    if (source.isMap(source.root) && fields[key] === undefined)
      source.refuse(source.root.spot, `A scenario says "${key}"; this one does not.`);
  }
  return title === null || profile === null || expected === null
    ? null
    : { title, setting: { ...setting, profile }, files, script, expected };
}

/** Samples are made for the device, as long as nothing else is said. */
function modelOf(profile: DeviceProfile | null): UpgradableModel {
  return profile?.info.model === 'AD2' ? 'AD2' : 'S3MINI';
}

/** A device by its name, or one that differs from those that leave the maker. */
function readDevice(source: YamlSource, field: Field): DeviceProfile | null {
  if (!source.isMap(field)) {
    const name = source.choice(field, 'device', modelNames);
    return name && profiles[models[name]];
  }
  const fields = source.fields(field, 'a device', [
    'model',
    'protocol',
    'serial',
    'version',
    'hardware',
    'counter',
    'room',
    'max-baud',
    'start',
  ]);
  if (fields.model === undefined)
    return source.refuse(field.spot, `A device has a model: ${modelNames.join(' or ')}.`);
  const name = source.choice(fields.model, 'device', modelNames);
  const version = fields.version && readVersion(source, fields.version);
  const integer = (key: 'hardware' | 'counter' | 'room' | 'start', most: number) =>
    fields[key] && source.integer(fields[key], key, 0, most);
  const hardwareRevision = integer('hardware', 0xffff);
  const securityCounter = integer('counter', 0xffff_ffff);
  const maxImage = integer('room', 0xffff_ffff);
  const protocol = fields.protocol && source.integer(fields.protocol, 'protocol', 1, 2);
  const maxBaud = fields['max-baud'] && source.integer(fields['max-baud'], 'max-baud', ...limits.baud);
  const restartTime = integer('start', 600_000);
  const serial = fields.serial && source.text(fields.serial, 'a serial number');
  if (name === null) return null;
  const profile = inProtocol(profiles[models[name]], protocol === 1 ? 1 : 2);
  return {
    ...profile,
    restartTime: restartTime ?? profile.restartTime,
    info: {
      ...profile.info,
      serial: serial ?? profile.info.serial,
      version: version ?? profile.info.version,
      hardwareRevision: hardwareRevision ?? profile.info.hardwareRevision,
      securityCounter: securityCounter ?? profile.info.securityCounter,
      maxImage: maxImage ?? profile.info.maxImage,
      maxBaud: maxBaud ?? profile.info.maxBaud,
    },
  };
}

function readFault(source: YamlSource, field: Field): Fault | null {
  const text = source.text(field, 'a fault');
  if (text === null) return null;
  try {
    return parseFault(text);
  } catch (error) {
    if (!(error instanceof FaultSyntaxError)) throw error;
    const [kind = ''] = text.split(/[:@/]/);
    const guess = nearest(kind, faultKinds);
    const isKnown = faultKinds.some((each) => each === kind);
    return source.refuse(
      field.spot,
      guess === null || isKnown ? error.message : `${error.message} Did you mean "${guess}"?`,
    );
  }
}
