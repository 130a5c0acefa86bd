/** What an address asks for by `?models=H1T,H10T`. */
export interface AskedModels {
  /** Codes that exist, each once, in their order. */
  readonly existing: readonly string[];
  /** What names none of the codes, as it was written, each once. */
  readonly foreign: readonly string[];
}

/** Reads `?models=` without regard to case: nothing that is asked for is dropped in silence. */
export function requestedModels(search: URLSearchParams, codes: readonly string[]): AskedModels {
  const requested = (search.get('models') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({ name, code: codes.find((code) => code.toLowerCase() === name.toLowerCase()) }));
  const foreign = requested
    .flatMap(({ name, code }) => (code === undefined ? name : []))
    .filter((name, index, all) => all.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === index);
  return { existing: [...new Set(requested.flatMap(({ code }) => code ?? []))], foreign };
}
