import { describe, expect, it } from 'vitest';
import { catalogSource } from '../../platform/data/catalog-source.ts';
import { newestFiles } from './newest-files.ts';
import { unsaidBasics } from './unsaid-basics.ts';

describe.each(['en', 'cn'] as const)('the page of a product in %s', (language) => {
  it('does not say the figures of its stage again', async () => {
    expect(unsaidBasics(await catalogSource.productInfo('T90', language))).toEqual([]);
  });

  it('keeps what only stands there', async () => {
    const mini = unsaidBasics(await catalogSource.productInfo('S3mini', language));
    expect(mini.map(({ text }) => text).join()).toContain('USB-C');
    const bracket = unsaidBasics(await catalogSource.productInfo('SDK', language));
    expect(bracket.length).toBeGreaterThan(1);
  });

  it('closes with the newest manual and firmware', async () => {
    const product = await catalogSource.productInfo('S3mini', language);
    const files = await catalogSource.productFiles(product, language);
    const [manual, firmware, ...rest] = newestFiles(files);
    expect(rest).toEqual([]);
    expect(manual?.document?.language).toBe(language);
    const dates = files.filter(({ otaType, document }) => otaType === 3 && !document).map(({ date }) => date);
    expect(firmware?.date).toBe(dates.toSorted().at(-1));
  });
});
