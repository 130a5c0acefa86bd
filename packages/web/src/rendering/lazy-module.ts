import type { PageTexts } from '../language/i18n.ts';

/** A module that is fetched when it is first wanted, and the texts that only its components say. */
export interface LazyModule<Module> {
  /** Errors: the load error of its chunk; the next call tries again. */
  readonly load: () => Promise<Module>;
  /** What `load` gave last; null until it has. */
  readonly loaded: () => Module | null;
  readonly texts: readonly PageTexts[];
}

/** To be called once for each module, outside of components: `LazyPart` shows it. */
export function lazyModule<Module>(
  fetchModule: () => Promise<Module>,
  texts: readonly PageTexts[] = [],
): LazyModule<Module> {
  let loaded: Module | null = null;
  const load = async () => {
    const module = loaded ?? (await fetchModule());
    loaded = module;
    return module;
  };
  return { load, loaded: () => loaded, texts };
}
