import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What the next release changes in the tables, as a real one would: columns that the release before knows nothing
 * of, one of them filled for every device, and an index over it.
 */
const changes = [
  `ALTER TABLE "service_request" ADD COLUMN "channel" text DEFAULT 'site' NOT NULL;`,
  `ALTER TABLE "device" ADD COLUMN "batch" text;`,
  `UPDATE "device" SET "batch" = substr("serial_number", 1, 4);`,
  `CREATE INDEX "device_batch" ON "device" USING btree ("batch");`,
];

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** A copy of the server with one migration more, which stands for its next release. */
interface Release {
  /** Absolute path of its `main.ts`. */
  main: string;
  remove(): void;
}

export function makeNextRelease(): Release {
  const server = fileURLToPath(new URL('../../apps/server', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'payload-release-'));
  const copy = join(folder, 'apps/server');
  mkdirSync(copy, { recursive: true });
  for (const part of ['src', 'drizzle', 'package.json']) {
    cpSync(join(server, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(server, 'node_modules'), join(copy, 'node_modules'));

  const journalFile = join(copy, 'drizzle/meta/_journal.json');
  const journal: Journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There is no migration that the next one could follow.');
  const tag = 'next_release';
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(copy, `drizzle/${tag}.sql`), changes.join('\n--> statement-breakpoint\n'));
  return {
    main: join(copy, 'src/main.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
