import type { UpgradeView } from '@payload/flows/firmware-upgrade';
import type { ProtocolVersion } from '@payload/serial';
import { type StagedUpgrade, stagedFile, stagedUpgrade } from '@payload/upgrade/testing/staged-upgrade.ts';
import { i18nOf, prepareLanguage, prepareTexts } from '@payload/web/language/i18n.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { DeviceAtPort } from './DeviceAtPort.tsx';
import { PortLog } from './PortLog.tsx';
import { PortView } from './PortView.tsx';

type Staged = Parameters<typeof stagedUpgrade>[0];
type Event = Parameters<StagedUpgrade['upgrade']['send']>[0];

const languages = ['en', 'cn'] as const;

beforeAll(async () => {
  for (const language of languages) {
    // oxlint-disable-next-line no-await-in-loop -- There are two.
    await prepareLanguage(language);
    // oxlint-disable-next-line no-await-in-loop -- As above.
    await prepareTexts(language, ['port', 'messages', 'lamp']);
  }
});

/** Where nothing goes on by itself. */
const rests = [
  'selectingPort',
  'complete',
  'unproven',
  'failed',
  'disconnected',
  { connected: 'unsuitable' },
  { connected: 'choosingFile' },
  { connected: 'confirming' },
  { connected: 'installed' },
  { connected: 'ready' },
  { connected: 'stopped' },
] as const;

/** A moment of a visit. */
interface Look {
  readonly name: string;
  readonly upgrade: StagedUpgrade['upgrade'];
  readonly view: UpgradeView;
}

/** Every look of the page on one visit: the first of each state with each failure of each device. */
async function looks(
  options: Staged,
  presses: readonly (Event | 'plug' | 'unplug')[],
): Promise<readonly Look[]> {
  const staged = stagedUpgrade(options);
  const { upgrade } = staged;
  const seen = new Map<string, Look>();
  const look = () => {
    const view = staged.view();
    const { value, context } = view.snapshot;
    const { failure, info } = context;
    const name = JSON.stringify([value, failure?.code, failure?.key, info?.serial, upgrade.isRehearsal]);
    if (!seen.has(name)) seen.set(name, { name, upgrade, view });
  };
  upgrade.actor.subscribe(look);
  look();
  const rest = () => staged.until((snapshot) => rests.some((state) => snapshot.matches(state)));
  await staged.choosePort();
  await rest();
  for (const press of presses) {
    if (press === 'unplug') staged.unplug();
    else if (press === 'plug') staged.plug();
    else upgrade.send(press);
    // oxlint-disable-next-line no-await-in-loop -- One press after the other.
    await rest();
  }
  return [...seen.values()];
}

const faults = [
  [null, 'mute', 'babble', 'foreign', 'reject:file-hardware', 'cancel@40%', 'nak@40%', 'stall@40%'],
  ['flash@40%', 'echo', 'dead', 'ignore', 'stale', 'swap', 'version', 'image', 'serial'],
  [
    'busy:3000@begin',
    'disconnect@40%',
    'disconnect:1500@40%',
    'drop@50%',
    'babble@begin',
    'busy:800000@begin',
  ],
].flat();

const send = { type: 'send' } as const;
const retry = { type: 'retry' } as const;

/** All that is seen with devices of a protocol version. */
async function allLooks(protocol: ProtocolVersion): Promise<readonly Look[]> {
  const right = { type: 'fileChosen', file: await stagedFile() } as const;
  const older = { type: 'fileChosen', file: await stagedFile('1.1.0') } as const;
  const none = { type: 'fileChosen', file: null } as const;
  const visits = [
    ...faults.map((fault) => looks({ protocol, fault }, [right, send, retry, retry])),
    looks({ protocol }, [none, older, { type: 'decline' }, older, { type: 'confirm' }, send]),
    looks({ protocol }, [right, send, { type: 'startAgain' }, { type: 'portRefused', error: null }]),
    looks({ protocol, serial: '' }, [older, { type: 'confirm' }, send]),
    looks({ protocol, serial: '', fault: 'serial' }, [right, send, retry]),
    looks({ protocol, version: '2.4.1' }, [right, send]),
    looks({ protocol, isRehearsal: true }, [right, send]),
    looks({ protocol }, [right, 'unplug', 'plug']),
    looks({ protocol, isClaimed: true }, []),
  ];
  // What looks the same is drawn once.
  return [...new Map((await Promise.all(visits)).flat().map((look) => [look.name, look])).values()];
}

/** What a page says, a line for each piece of text. */
function textOf({ upgrade, view }: Look, language: (typeof languages)[number]): string {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf(language)}>
      <PortView upgrade={upgrade} view={view} language={language} />
      <DeviceAtPort snapshot={view.snapshot} />
      <PortLog log={view.log} isRehearsal={upgrade.isRehearsal} />
    </I18nextProvider>,
  );
  return html
    .replaceAll(/<[^>]*?(?:aria-label|aria-valuetext)="([^"]*)"[^>]*>|<[^>]*>/g, '\n$1\n')
    .replaceAll('\u2060', '');
}

/** A place for a value that none came to, or an empty one: two blanks, or a blank before a stop. */
const holes =
  /\{\{|\}\}|undefined|\bnull\b|NaN|\[object| {2}|[^\s–·] [,;]|[^\s–·] \.(?=\s|$)|（ *）|序列号 +[，。；）的]/;

describe.each([1, 2] as const)('with devices of protocol version %s', (protocol) => {
  it('every state says whole sentences in both languages', async () => {
    const all = await allLooks(protocol);
    const wrong = all.flatMap((look) =>
      languages.flatMap((language) =>
        textOf(look, language)
          .split('\n')
          .filter((line) => line.trim() !== '' && holes.test(line))
          .map((line) => `${look.name} in ${language}: ${line}`),
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
    const states = new Set(all.map(({ view }) => JSON.stringify(view.snapshot.value)));
    expect(states.size).toBeGreaterThan(20);
  });
});

const untouched = {
  en: 'Nothing was sent: the device is as it was.',
  cn: '没有发送任何数据，设备保持原样。',
} as const;

/** Whether the device was to take a file by then: BEGIN had gone out, and was not refused. */
function hasBegun({ view }: Look): boolean {
  return view.log.some(({ event }) => event === 'accepted');
}

it('no page says that nothing was sent where BEGIN was accepted', async () => {
  const right = { type: 'fileChosen', file: await stagedFile() } as const;
  const wrong = { type: 'fileChosen', file: null } as const;
  const refused = { type: 'portRefused', error: null } as const;
  const visits = await Promise.all([
    ...[1, 2].map((protocol) =>
      looks({ protocol: protocol === 1 ? 1 : 2, fault: 'cancel@40%' }, [right, send, wrong, refused, retry]),
    ),
    looks({ fault: 'disconnect@40%' }, [right, send, refused, retry, refused]),
    looks({ fault: 'disconnect@40%', isMuteAfter: true }, [right, send, 'plug', retry, refused]),
    looks({}, [right, send, { type: 'stop' }, { type: 'decline' }, wrong]),
  ]);
  const begun = visits.flat().filter(hasBegun);
  expect(begun.length).toBeGreaterThan(10);
  const said = begun.flatMap((look) =>
    languages
      .filter((language) => textOf(look, language).includes(untouched[language]))
      .map((language) => `${look.name} in ${language}`),
  );
  expect(said).toEqual([]);
});

it('a device that was being written and is silent is named, and nobody is told that it is no product', async () => {
  const right = { type: 'fileChosen', file: await stagedFile() } as const;
  const visit = await looks({ fault: 'disconnect@40%', isMuteAfter: true }, [right, send, 'plug']);
  const last = visit.at(-1);
  if (last === undefined) throw new Error('Nothing was seen.');
  expect(last.view.snapshot.value).toEqual({ connected: 'unsuitable' });
  expect(last.view.snapshot.context.failure).toMatchObject({
    code: 'hello-timeout',
    key: 'upgradeFailedTryAgain',
  });
  expect(textOf(last, 'en')).toContain('S3mini S3M240800117 was being written and is silent now.');
  expect(textOf(last, 'cn')).toContain('序列号 S3M240800117 的 S3mini 的写入没有完成，现在没有应答。');
});

it.each([
  ['babble@begin', 'The device answers, but not with what is asked for.', '设备有应答，但答非所问'],
  ['busy:800000@begin', 'The device says again and again that it is busy.', '设备一再表示正忙。'],
  ['stall@begin', 'The device stopped answering.', '设备停止应答。'],
])('with %s what was heard is said', async (fault, en, cn) => {
  const right = { type: 'fileChosen', file: await stagedFile() } as const;
  const last = (await looks({ fault }, [right, send])).at(-1);
  if (last === undefined) throw new Error('Nothing was seen.');
  expect(last.view.snapshot.value).toEqual({ failed: 'transfer' });
  expect(textOf(last, 'en')).toContain(en);
  expect(textOf(last, 'cn')).toContain(cn);
});

it('where another device answers, both are named until the first is upgraded', async () => {
  const right = { type: 'fileChosen', file: await stagedFile() } as const;
  const visit = await looks({ fault: 'disconnect@40%', serialAfter: 'S3M-TWIN' }, [
    right,
    send,
    'plug',
    send,
  ]);
  const words = {
    en: 'Another S3mini answers: S3M-TWIN. S3mini S3M240800117 is still to be upgraded.',
    cn: '现在应答的是另一台 S3mini，序列号 S3M-TWIN。序列号 S3M240800117 的 S3mini 尚未完成升级。',
  };
  for (const state of [{ connected: 'ready' }, 'complete'] as const) {
    const there = visit.filter(
      ({ name }) => name.includes('S3M-TWIN') && name.startsWith(`[${JSON.stringify(state)}`),
    );
    expect(there).toHaveLength(1);
    for (const look of there)
      for (const language of languages) expect(textOf(look, language)).toContain(words[language]);
  }
});

it.each([{ connected: 'ready' }, { writing: 'sending' }, 'complete'] as const)(
  'the serial number stands beside %j',
  async (state) => {
    const right = { type: 'fileChosen', file: await stagedFile() } as const;
    const visit = await looks({}, [right, send]);
    const there = visit.find(({ view }) => view.snapshot.matches(state));
    if (there === undefined) throw new Error('It was not come to.');
    for (const language of languages) {
      const page = textOf({ ...there, view: { ...there.view, log: [] } }, language);
      expect(page).toContain('S3M240800117');
    }
  },
);
