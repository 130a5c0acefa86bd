import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';
import { readScenario } from './read-scenario.ts';
import { ScenarioError } from './scenario.ts';
import type { Problem } from './yaml-source.ts';

const least = `title: The least a scenario says
device: ad2
expect:
  outcome: complete
`;

function mistakesIn(text: string): readonly Problem[] {
  try {
    readScenario(text);
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.problems;
  }
}

describe('a scenario', () => {
  it('that says the least has a usual line, a sample that fits, and nothing to be told', () => {
    const { setting, files, script, expected } = readScenario(least);
    expect(setting).toMatchObject({
      baudRate: 115_200,
      latency: 1,
      seed: 1,
      browser: 'web-serial',
      faults: [],
    });
    expect(setting.profile.info.model).toBe('AD2');
    expect(files.get('firmware')).toMatchObject({ model: 'AD2', version: { major: 2, minor: 4, patch: 1 } });
    expect(script).toEqual([]);
    expect(expected).toMatchObject({ steps: null, version: null, told: { value: [] } });
  });

  it('says everything it can', () => {
    const { setting, files, script, expected } = readScenario(`
title: All keys
device: { model: s3mini, version: 3.0.0, hardware: 5, counter: 7, room: 1000 }
firmware: ../samples/some.ufw
files:
  other: { model: ad2, version: 1.10.2, size: 9, hardware: 2-3, counter: 1, key: forged, wrong: crc32, damage: [flip@3, cut@5, add:2] }
browser: blocked-by-policy
baud: 9600
latency: 16
seed: 0
faults: [stale, delay:200@2048]
actions:
  - { at: 12.5%, do: [choose-file other, wait 1.5] }
  - { at: 4096, do: stop }
  - { at: step 7, do: unplug }
expect:
  outcome: failed
  steps: [1-3, 5]
  version: 3.0.0
  told:
    - { code: timeout, en: One, cn: 一 }
    - { code: already-open }
`);
    expect(setting.profile.info).toMatchObject({ hardwareRevision: 5, securityCounter: 7, maxImage: 1000 });
    expect(setting).toMatchObject({ browser: 'blocked-by-policy', baudRate: 9600, latency: 16, seed: 0 });
    expect(setting.faults).toHaveLength(2);
    expect([...files]).toEqual([
      ['firmware', { path: '../samples/some.ufw', spot: { line: 4, column: 11 } }],
      [
        'other',
        {
          model: 'AD2',
          version: { major: 1, minor: 10, patch: 2 },
          size: 9,
          hardwareMin: 2,
          hardwareMax: 3,
          securityCounter: 1,
          key: 'forged',
          wrong: 'crc32',
          damage: [{ flip: 3 }, { cut: 5 }, { add: 2 }],
        },
      ],
    ]);
    expect(script.map(({ at, commands }) => [at, commands])).toEqual([
      [
        { percent: 12.5 },
        [
          { kind: 'choose-file', argument: 'other' },
          { kind: 'wait', argument: '1.5' },
        ],
      ],
      [{ byte: 4096 }, [{ kind: 'stop', argument: null }]],
      [{ step: 7 }, [{ kind: 'unplug', argument: null }]],
    ]);
    expect(expected.steps?.value).toEqual([1, 2, 3, 5]);
    expect(expected.told.value.map(({ code, cn }) => [code, cn?.value ?? null])).toEqual([
      ['timeout', '一'],
      ['already-open', null],
    ]);
  });
});

it('a state may be meant at a later coming of its own', () => {
  const { script, expected } = readScenario(
    `${least}  device: kept\nactions:\n  - at: choosingFile 2\n    do: choose-file\n`,
  );
  expect(script.map(({ at }) => at)).toEqual([{ states: ['choosingFile'], coming: 2 }]);
  expect(expected.device?.value).toBe('kept');
});

describe('a mistake is told with its place, and what is allowed there:', () => {
  it.each([
    [
      'a misspelt key',
      `${least}latancy: 16\n`,
      '5:1',
      'Did you mean "latency"? Allowed: title, device, firmware,',
    ],
    [
      'a key in the wrong place',
      `${least}  baud: 9600\n`,
      '5:3',
      'Allowed: outcome, steps, told, device, version.',
    ],
    ['a key without a value', `${least}seed:\n`, '5:1', '"seed" has no value.'],
    ['a key that comes twice', `${least}device: s3mini\n`, '5:1', 'unique'],
    ['a misspelt device', least.replace('ad2', 'AD 2'), '2:9', 'Did you mean "ad2"? Allowed: s3mini, ad2.'],
    ['a number out of its limits', `${least}baud: 100\n`, '5:7', 'from 300 to 12000000, not "100"'],
    ['a misspelt browser', `${least}browser: web-seriel\n`, '5:10', 'Did you mean "web-serial"?'],
    ['a misspelt fault', `${least}faults: [drop@40%, disconect@50%]\n`, '5:20', 'Did you mean "disconnect"?'],
    ['a fault without a moment', `${least}faults: drop\n`, '5:9', 'say when, as in "drop@40%"'],
    [
      'a version that YAML takes for a number',
      `${least}firmware:\n  version: 2.4\n`,
      '6:12',
      '"2.4" is no version. Write it as 2.4.1.',
    ],
    [
      'a misspelt field of the header',
      `${least}firmware:\n  wrong: sha-265\n`,
      '6:10',
      'Did you mean "sha256"?',
    ],
    [
      'a damage without a byte',
      `${least}firmware:\n  damage: cut\n`,
      '6:11',
      'Allowed: flip@BYTE, cut@BYTE, add:BYTES.',
    ],
    [
      'a device that is plugged in and not named',
      `${least}actions:\n  - at: ready\n    do: plug-beside\n`,
      '7:9',
      'Say which device: plug-beside NAME, one of devices.',
    ],
    ['a misspelt word of the device', `${least}  device: untuched\n`, '5:11', 'Did you mean "untouched"?'],
    [
      'a coming that is none',
      `${least}actions:\n  - at: ready twice\n    do: send\n`,
      '6:9',
      'or its second coming (ready 2)',
    ],
    [
      'a misspelt moment',
      `${least}actions:\n  - at: verifing\n    do: unplug\n`,
      '6:9',
      'Did you mean "verifying"?',
    ],
    [
      'a share beyond the whole',
      `${least}actions:\n  - at: 140%\n    do: unplug\n`,
      '6:9',
      '"140%" is no share: from 0% to 100%.',
    ],
    [
      'a misspelt command',
      `${least}actions:\n  - at: 40%\n    do: [unplg, plug]\n`,
      '7:10',
      'Did you mean "unplug"?',
    ],
    [
      'an action without a moment',
      `${least}actions:\n  - do: unplug\n`,
      '6:5',
      'An action says when (at) and what (do).',
    ],
    [
      'a file nobody named',
      `${least}actions:\n  - at: ready\n    do: choose-file firmwear\n`,
      '7:9',
      'There is no file "firmwear". Did you mean "firmware"?',
    ],
    ['a misspelt outcome', least.replace('complete', 'completed'), '4:12', 'Did you mean "complete"?'],
    ['a step there is not', `${least}  steps: [1-7, 10]\n`, '5:16', '"10" is no step.'],
    [
      'a misspelt code',
      `${least}  told:\n    - code: device-gone\n`,
      '6:13',
      '"device-gone" is no code. Did you mean "device-lost"?',
    ],
    [
      'a sentence in one language',
      `${least}  told:\n    - code: timeout\n      en: Late\n`,
      '6:7',
      'both languages',
    ],
    ['no title', least.replace(/^.*\n/, ''), '1:1', 'A scenario says "title"; this one does not.'],
    [
      'no outcome',
      least.replace('outcome: complete', 'steps: [1]'),
      '4:3',
      'expect says the outcome, one of selectingPort',
    ],
    ['what is no YAML', `${least}faults: [drop@40%\n`, '6:1', ']'],
    ['nothing at all', '', '1:1', 'Here goes a scenario, with the keys title, device,'],
    ['a list in place of a word', least.replace('ad2', '[ad2]'), '2:9', 'Here goes device, as one value.'],
    [
      'a word in place of keys',
      least.replace(/expect:[^]*/, 'expect: failed'),
      '3:9',
      'Here goes what is expected, with the keys outcome,',
    ],
  ])('%s', (_what, text, place, words) => {
    const [line, column] = place.split(':').map(Number);
    expect(mistakesIn(text)).toContainEqual({ line, column, message: expect.stringContaining(words) });
  });

  it('all of them at once, in the order of the file', () => {
    const places = mistakesIn('device: ad3\ncolour: red\nbaud: fast\n').map(
      ({ line, column }) => `${line}:${column}`,
    );
    expect(places).toEqual(['1:1', '1:1', '1:9', '2:1', '3:7']);
  });
});

it.each([
  ['latancy', 'latency'],
  ['disconect', 'disconnect'],
  ['Step-Three', null],
  ['step_one', 'step-one'],
  ['tsep-one', 'step-one'],
])('"%s" was meant to be %s', (word, meant) => {
  expect(nearest(word, ['latency', 'disconnect', 'step-one'])).toBe(meant);
});
