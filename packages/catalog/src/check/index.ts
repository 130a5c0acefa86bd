import { type Catalog, ownCatalog } from './catalog.ts';
import { CatalogError } from './catalog-error.ts';
import { entryFaults, typeFaults } from './entries.ts';
import { firmwareFaults } from './firmware.ts';
import { compatibilityFaults } from './fits.ts';
import { solutionFaults } from './solutions.ts';
import { textFaults } from './texts.ts';

/**
 * Checks the whole catalogue: shapes, names, weights, power, files, and both languages. The build calls it.
 *
 * @throws CatalogError with every fault found
 */
export function checkCatalog(catalog: Catalog = ownCatalog): void {
  const checks = [entryFaults, typeFaults, compatibilityFaults, solutionFaults, firmwareFaults, textFaults];
  const faults = checks.flatMap((find) => find(catalog));
  if (faults.length > 0) throw new CatalogError(faults);
}
