import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fromHex } from '../src/bytes.ts';
import { developmentKey, type SigningKey, signImage } from '../src/image/signing.ts';
import { parseVersion } from '../src/version.ts';

const usage = `npx pnpm --filter @payload/serial sign --model AD2 --version 2.4.1 FROM TO

  Makes a signed UFW1 firmware file TO of the bytes in FROM.

  --model NAME          S3MINI or AD2
  --version X.Y.Z       of the firmware
  --hardware MIN-MAX    hardware revisions it runs on (0-65535)
  --counter N           security counter; devices refuse a lower one than they have seen (0)
  --built SECONDS       time of the build since 1970 (now)
  --key ID:FILE         key to sign with: its id, and a file with its 32 bytes in hex; without it, the development
                        key, which no device in the field may trust`;

/** A command line that cannot be understood. */
class UsageError extends Error {}

function keyOf(text: string | undefined): SigningKey {
  if (text === undefined) return developmentKey;
  const [, id, path] = /^([^:]{1,16}):(.+)$/.exec(text) ?? [];
  if (id === undefined || path === undefined) throw new UsageError(`--key is ID:FILE, not "${text}".`);
  const seed = fromHex(readFileSync(path, 'utf8').trim());
  if (seed.length !== 32) throw new UsageError(`${path} holds ${seed.length} bytes; a key has 32.`);
  return { id, seed };
}

function numberOf(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most) {
    throw new UsageError(`--${name} takes a whole number up to ${most}, not "${text}".`);
  }
  return number;
}

function optionsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        model: { type: 'string', default: '' },
        version: { type: 'string', default: '' },
        hardware: { type: 'string', default: '0-65535' },
        counter: { type: 'string', default: '0' },
        built: { type: 'string', default: String(Math.floor(Date.now() / 1000)) },
        key: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n\n${usage}`, { cause: error });
  }
}

async function sign(args: string[]): Promise<string> {
  const { values, positionals } = optionsOf(args);
  const [from, to] = positionals;
  const version = parseVersion(values.version);
  const [, hardwareMin, hardwareMax] = /^(\d+)-(\d+)$/.exec(values.hardware) ?? [];
  if (from === undefined || to === undefined || values.model === '') throw new UsageError(usage);
  if (version === null) throw new UsageError(`"${values.version}" is no version such as 2.4.1.`);
  if (hardwareMin === undefined || hardwareMax === undefined) throw new UsageError('--hardware is MIN-MAX.');
  const description = {
    model: values.model,
    version,
    hardwareMin: numberOf('hardware', hardwareMin, 0xffff),
    hardwareMax: numberOf('hardware', hardwareMax, 0xffff),
    securityCounter: numberOf('counter', values.counter, 0xffff_ffff),
    buildTime: numberOf('built', values.built, 0xffff_ffff),
  };
  const file = await signImage(description, readFileSync(from), keyOf(values.key));
  writeFileSync(to, file);
  return `${to}: ${file.length} bytes for ${values.model}, version ${values.version}.`;
}

try {
  console.log(await sign(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
