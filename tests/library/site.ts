import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { run } from './commands.ts';

/** As the site's own server sends it: no injected style elements. */
const contentSecurityPolicy =
  "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:";

/** A site in a temporary folder, outside the workspace. */
export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'payload-outside-'));
  readonly #built: string;
  readonly #isStrict: boolean;
  #server: PreviewServer | undefined;

  /**
   * @param source folder beside this file with what the site is made of
   * @param built where its build lies
   * @param isStrict whether its documents do without scripts in them
   */
  constructor(source: string, { built, isStrict = true }: { built: string; isStrict?: boolean }) {
    cpSync(join(import.meta.dirname, source), this.folder, { recursive: true });
    this.#built = join(this.folder, built);
    this.#isStrict = isStrict;
  }

  /** Where its build lies. */
  get built(): string {
    return this.#built;
  }

  /** Runs a command of what it has installed. Returns what it prints. */
  bin(name: string, ...args: string[]): string {
    return run(this.folder, join(this.folder, 'node_modules/.bin', name), args);
  }

  /** Serves the built site. Returns its address. */
  async serve(): Promise<string> {
    this.#server = await preview({
      root: this.folder,
      configFile: false,
      logLevel: 'error',
      build: { outDir: this.#built },
      preview: {
        host: '127.0.0.1',
        port: 0,
        ...(this.#isStrict ? { headers: { 'content-security-policy': contentSecurityPolicy } } : {}),
      },
    });
    const [address] = this.#server.resolvedUrls?.local ?? [];
    if (address === undefined) throw new Error('The preview server has no address.');
    return address;
  }

  async remove(): Promise<void> {
    await this.#server?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
