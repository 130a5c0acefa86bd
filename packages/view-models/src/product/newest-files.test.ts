import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { expect, it } from 'vitest';
import { newestFiles } from './newest-files.ts';

it.each(['en', 'cn'] as const)('are the newest manual and firmware of a product in %s', async (language) => {
  const product = await catalogSource.productInfo('S3mini', language);
  const files = await catalogSource.productFiles(product, language);
  const [manual, firmware, ...rest] = newestFiles(files);
  expect(rest).toEqual([]);
  expect(manual?.document?.language).toBe(language);
  const dates = files.filter(({ otaType, document }) => otaType === 3 && !document).map(({ date }) => date);
  expect(firmware?.date).toBe(dates.toSorted().at(-1));
});
