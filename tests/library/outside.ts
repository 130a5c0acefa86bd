import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { filesIn, install, library, run, textIn } from './commands.ts';
import { Site } from './site.ts';

/** A plain Vite and React site with the library from its tarball. */
export class OutsideSite extends Site {
  constructor() {
    super('app', { built: 'dist' });
  }

  install(): void {
    install(this.folder, [
      '@types/node',
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'react',
      'react-dom',
      'typescript',
      'vite',
    ]);
  }

  /** What the size command says of the library as it was packed. Throws where a budget is not kept. */
  sizes(): string {
    return run(library, process.execPath, ['scripts/size.ts', '--built']);
  }

  /** What the compiler says; nothing when the types hold. */
  check(): string {
    return this.bin('tsc', '-p', '.');
  }

  /** Builds the site and puts the page, as Node renders it, into its document. Returns that markup. */
  build(): string {
    this.bin('vite', 'build', '--logLevel', 'warn');
    this.bin('vite', 'build', '--logLevel', 'warn', '--ssr', 'prerender.tsx', '--outDir', 'rendered');
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
    return textIn(this.built, '.css');
  }

  /** The scripts of the built site, as one text. */
  get scripts(): string {
    return textIn(this.built, '.js');
  }

  /** The library as it was installed. */
  get package(): string {
    return join(this.folder, 'node_modules/@payload/ui');
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
    const components = join(this.package, 'dist/components');
    const { css } = this;
    const styled = filesIn(components, '.css').filter((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\.([a-z_][\w-]*)/gi)].some(([, name]) =>
        new RegExp(`\\.${name}(?![\\w-])`).test(css),
      ),
    );
    return [...new Set(styled.map((file) => relative(components, dirname(file))))].toSorted();
  }
}
