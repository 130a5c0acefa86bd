import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type PreviewServer, preview } from 'vite';

const root = join(import.meta.dirname, '../..');
const library = join(root, 'packages/ui');

/** What the other site takes from the registry, in the versions that we have. */
const fromRegistry = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'react',
  'react-dom',
  'typescript',
  'vite',
];

/** As the site's own server sends it: no injected style elements. */
const contentSecurityPolicy =
  "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:";

function run(folder: string, command: string, args: readonly string[]): string {
  const { NODE_OPTIONS: _, NODE_ENV: __, ...env } = process.env;
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, CI: '1', FORCE_COLOR: '0' },
  });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`, { cause: error });
}

const pnpm = (folder: string, ...args: string[]) => run(folder, 'npx', ['-y', 'pnpm@12.21.0', ...args]);

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path));
}

/** A plain Vite and React site in a temporary folder, with the library from its tarball. */
export class OutsideSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'payload-outside-'));
  #server: PreviewServer | undefined;

  install(): void {
    run(library, process.execPath, ['scripts/build.ts']);
    cpSync(join(import.meta.dirname, 'app'), this.folder, { recursive: true });
    pnpm(library, 'pack', '--out', join(this.folder, 'ui.tgz'));
    const ours: { devDependencies: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const versions = fromRegistry.map((name) => [name, ours.devDependencies[name]]);
    const manifest = {
      name: 'another-site',
      private: true,
      type: 'module',
      dependencies: { '@payload/ui': 'file:ui.tgz', ...Object.fromEntries(versions) },
    };
    writeFileSync(join(this.folder, 'package.json'), JSON.stringify(manifest, null, 2));
    writeFileSync(join(this.folder, 'pnpm-workspace.yaml'), 'allowBuilds: { esbuild: false }\n');
    pnpm(this.folder, 'install', '--prefer-offline');
  }

  /** What the size command says of the library as it was packed. Throws where a budget is not kept. */
  sizes(): string {
    return run(library, process.execPath, ['scripts/size.ts', '--built']);
  }

  #bin(name: string, ...args: string[]): string {
    return run(this.folder, join(this.folder, 'node_modules/.bin', name), args);
  }

  /** What the compiler says; nothing when the types hold. */
  check(): string {
    return this.#bin('tsc', '-p', '.');
  }

  /** Builds the site and puts the page, as Node renders it, into its document. Returns that markup. */
  build(): string {
    this.#bin('vite', 'build', '--logLevel', 'warn');
    this.#bin('vite', 'build', '--logLevel', 'warn', '--ssr', 'prerender.tsx', '--outDir', 'rendered');
    const markup = run(this.folder, process.execPath, ['rendered/prerender.js']).trimEnd();
    const document = join(this.folder, 'dist/index.html');
    writeFileSync(
      document,
      readFileSync(document, 'utf8').replace('<!--app-->', () => markup),
    );
    return markup;
  }

  /** The style sheets of the built site, as one text. */
  get css(): string {
    return filesIn(join(this.folder, 'dist'), '.css')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  }

  /** The scripts of the built site, as one text. */
  get scripts(): string {
    return filesIn(join(this.folder, 'dist'), '.js')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  }

  /** The primitive design tokens, as the tarball exports them. */
  get tokens(): unknown {
    const file = createRequire(join(this.folder, 'package.json')).resolve(
      '@payload/ui/tokens/primitive.tokens.json',
    );
    return JSON.parse(readFileSync(file, 'utf8'));
  }

  /** Components of the library any of whose classes the built site's style sheets know. */
  styledComponents(): string[] {
    const components = join(this.folder, 'node_modules/@payload/ui/dist/components');
    const { css } = this;
    const styled = filesIn(components, '.css').filter((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\.([a-z_][\w-]*)/gi)].some(([, name]) =>
        new RegExp(`\\.${name}(?![\\w-])`).test(css),
      ),
    );
    return [...new Set(styled.map((file) => relative(components, dirname(file))))].toSorted();
  }

  /** Serves the built site. Returns its address. */
  async serve(): Promise<string> {
    this.#server = await preview({
      root: this.folder,
      configFile: false,
      logLevel: 'error',
      preview: {
        host: '127.0.0.1',
        port: 0,
        headers: { 'content-security-policy': contentSecurityPolicy },
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
