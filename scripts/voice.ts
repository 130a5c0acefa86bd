import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Speaks the order that the voice instrument plays, in both languages: `espeak-ng` speaks, `lame` packs it as MP3, which every
 * browser decodes. Both come with Debian (`apt-get install espeak-ng lame`). The words are those of its caption.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['apps/site/public/static/voice', 'packages/ui/src/fixtures/media/voice'].map((folder) =>
  join(root, folder),
);

const voices = { en: ['-v', 'en-gb', '-s', '150'], cn: ['-v', 'cmn', '-s', '160'] } as const;

/** What is spoken, of the instrument's texts. */
function orderIn(language: keyof typeof voices): string {
  const path = join(root, `packages/catalog/src/locales/${language}/voice.json`);
  const texts: { order: string } = JSON.parse(readFileSync(path, 'utf8'));
  return texts.order;
}

function run(command: string, args: readonly string[]): void {
  const { error, status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) {
    console.error(
      `${command} cannot be started, and nothing was spoken. On Debian: apt-get install espeak-ng lame`,
    );
    process.exit(1);
  }
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

const work = mkdtempSync(join(tmpdir(), 'voice-'));
for (const language of ['en', 'cn'] as const) {
  const spoken = join(work, `${language}.wav`);
  const packed = join(work, `order-${language}.mp3`);
  run('espeak-ng', [...voices[language], '-w', spoken, orderIn(language)]);
  run('lame', [
    '--quiet',
    '-m',
    'm',
    '--resample',
    '22.05',
    '-b',
    '32',
    '--noreplaygain',
    '-t',
    spoken,
    packed,
  ]);
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    copyFileSync(packed, join(folder, `order-${language}.mp3`));
  }
}
rmSync(work, { recursive: true });
