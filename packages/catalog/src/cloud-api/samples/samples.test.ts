import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../language.ts';
import { type Call, cloudApiIds, cloudApis, isData, type SampleLanguage, samplesOf } from '../index.ts';
import { account, SimulatedGateway } from '../testing/simulated-gateway.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'payload-samples-'));
const gateway = new SimulatedGateway(cloudApis.m3d);
const ids = { REQUEST_BID: 'bid-of-the-dock', REQUEST_TID: 'tid-of-the-dock' };
let restUrl = '';

beforeAll(async () => {
  restUrl = await gateway.open();
});

afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const settings = () => ({
  ...process.env,
  ...ids,
  GATEWAY_SN: 'DOCK-SAMPLE-01',
  PSDK_INDEX: '2',
  REST_URL: restUrl,
  API_KEY: account.key,
  API_SECRET: account.secret,
});

/** Every sample of a language, written to a file of its own. */
function written(language: SampleLanguage) {
  return languages.flatMap((edition) =>
    cloudApiIds.flatMap((id) =>
      [...cloudApis[id].calls, ...cloudApis[id].direct].map((call) => {
        const samples = samplesOf(cloudApis[id], call, `${call.method}, "${id}"`, edition);
        const sample = samples.find((one) => one.language === language);
        if (!sample) throw new Error(`${call.method} has no sample in ${language}.`);
        const file = join(folder, language, edition, id, sample.file);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, sample.code);
        return { id, edition, call, file };
      }),
    ),
  );
}

/** How a language is run, and why it cannot be where a program is missing. */
const programs: Readonly<
  Record<Exclude<SampleLanguage, 'java'>, { command: string; needs: readonly string[] }>
> = {
  curl: { command: 'bash', needs: ['bash', 'curl', 'jq', 'uuidgen', 'md5sum'] },
  python: { command: 'python3', needs: ['python3'] },
  typescript: { command: process.execPath, needs: [] },
};

const missing = (names: readonly string[]) =>
  names.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);

/** Whether the programs are there; where not, the reason is printed. */
function hasAll(language: SampleLanguage, names: readonly string[]): boolean {
  const absent = missing(names);
  if (absent.length > 0)
    console.log(`SKIPPED samples in ${language}: ${absent.join(', ')} is not installed.`);
  return absent.length === 0;
}

/** What the simulated payload made of the message that came last. */
function expectAccepted(call: Call, edition: 'en' | 'cn'): void {
  const { message, answers } = gateway.exchanges.at(-1) ?? { message: null, answers: [] };
  expect(message).toMatchObject({
    topic: call.topic,
    body: { method: call.method, data: call.example[edition] },
  });
  const [first] = answers;
  const told = isData(first?.body['data']) ? first.body['data'] : {};
  expect([call.method, told['result']]).toEqual([call.method, 0]);
}

describe.each(['curl', 'python', 'typescript'] as const)('samples in %s', (language) => {
  const { command, needs } = programs[language];
  const canRun = hasAll(language, needs);

  it.skipIf(!canRun)('run, and the simulated payload accepts every message', async () => {
    const all = written(language);
    expect(all.length).toBeGreaterThan(80);
    const from = gateway.exchanges.length;
    for (const { id, edition, call, file } of all) {
      gateway.api = cloudApis[id];
      // oxlint-disable-next-line no-await-in-loop -- each is looked at before the next is sent
      const { stdout } = await run(command, [file], { env: settings() });
      expect(stdout.trim()).not.toBe('');
      expectAccepted(call, edition);
    }
    expect(gateway.exchanges.length - from).toBe(all.length);
  });

  it.skipIf(!canRun)('end with an error where they are not let in', async () => {
    const [{ file } = { file: '' }] = written(language);
    const env = { ...settings(), API_SECRET: 'another' };
    await expect(run(command, [file], { env })).rejects.toThrow(/401/);
  });
});

describe.each(['python', 'typescript'] as const)('samples in %s', (language) => {
  const { command, needs } = programs[language];

  it.skipIf(!hasAll(language, needs))('say that the dock is offline', async () => {
    const [{ file } = { file: '' }] = written(language);
    gateway.isDockOnline = false;
    try {
      await expect(run(command, [file], { env: settings() })).rejects.toThrow(/the dock is offline/);
    } finally {
      gateway.isDockOnline = true;
    }
  });
});

/** Runs the classes one after the other in one machine: starting it again takes half a second each. */
const runner = `
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

public class RunAll {
    public static void main(String[] folders) throws Exception {
        for (String each : folders) {
            String[] parts = each.split("=");
            var loader = new URLClassLoader(new URL[] {Path.of(parts[0]).toUri().toURL()});
            loader.loadClass(parts[1]).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        }
    }
}
`;

describe('samples in java', () => {
  it.skipIf(!hasAll('java', ['javac', 'java']))(
    'compile without a warning, run, and are accepted',
    async () => {
      const all = written('java').map((one) => ({
        ...one,
        name: one.file.replace(/^.*\/(\w+)\.java$/, '$1'),
      }));
      // Of one name in several folders: each folder is compiled by itself.
      const byFolder = Map.groupBy(all, ({ file }) => dirname(file));
      for (const [at, samples] of byFolder) {
        const files = samples.map(({ file }) => file);
        // oxlint-disable-next-line no-await-in-loop -- one compiler takes both cores
        await run('javac', [
          '-Xlint:all',
          '-Werror',
          '-encoding',
          'UTF-8',
          '-d',
          join(at, 'classes'),
          ...files,
        ]);
      }
      const runnerFile = join(folder, 'RunAll.java');
      writeFileSync(runnerFile, runner);
      await run('javac', ['-d', folder, runnerFile]);
      for (const [at, samples] of byFolder) {
        const [first] = samples;
        if (!first) continue;
        gateway.api = cloudApis[first.id];
        const from = gateway.exchanges.length;
        const classes = samples.map(({ name }) => `${join(at, 'classes')}=${name}`);
        // oxlint-disable-next-line no-await-in-loop -- the gateway has one payload at a time
        await run('java', ['-cp', folder, 'RunAll', ...classes], { env: settings() });
        const came = gateway.exchanges.slice(from);
        expect(came.map(({ message }) => [message.body['method'], message.body['data']])).toEqual(
          samples.map(({ call, edition }) => [call.method, call.example[edition]]),
        );
        const results = came.map(({ answers: [reply] }) =>
          isData(reply?.body['data']) ? reply.body['data']['result'] : null,
        );
        expect(results).toEqual(samples.map(() => 0));
      }
    },
  );
});
