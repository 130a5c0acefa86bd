import { describe, expect, it } from 'vitest';
import { headFaults } from './check-heads.ts';
import { metadataOf, sitemapOf } from './metadata.ts';
import { crumbsOf, type PageFacts } from './page-facts.ts';
import { structuredData } from './structured-data.ts';

const facts = (path: string, other: Partial<PageFacts> = {}): PageFacts => ({
  language: 'en',
  path,
  title: `Title of ${path}`,
  description: `A description of ${path} that is just about as long as it has to be for a search result.`,
  isListed: true,
  crumbs: [],
  ...other,
});
const kinds = (path: string) => structuredData(facts(path)).map((thing) => thing['@type']);

const nav = (items: string) => `<p>x</p><nav class="a" aria-label="Here"><ol class="b">${items}</ol></nav>`;

describe('crumbsOf', () => {
  it('reads the steps of a breadcrumb and what they lead to', () => {
    const markup = nav(
      '<li class="c"><a class="d" href="/en/">Products</a></li><li class="c"><span>By aircraft &amp; port</span></li><li class="c"><span class="e" aria-current="page">T90</span></li>',
    );
    expect(crumbsOf(markup)).toEqual([
      { label: 'Products', href: '/en/' },
      { label: 'By aircraft & port', href: null },
      { label: 'T90', href: null },
    ]);
  });

  it('takes another list for none', () => {
    expect(crumbsOf('<nav aria-label="Main"><ol><li><a href="/en/">Home</a></li></ol></nav>')).toEqual([]);
  });
});

describe('structuredData', () => {
  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/details/product/T90', ['Product']],
    ['/details/productSupport/SDK', ['Product']],
    ['/series/megaphone', ['ItemList']],
    ['/faq', ['FAQPage']],
    ['/apiCloud/t40s', ['TechArticle']],
    ['/port', []],
  ])('says of %s what it is: %j', (path, expected) => {
    expect(kinds(path)).toEqual(expected);
  });

  it('gives a product its figures with their units, says which are samples, and no price', () => {
    const [product] = structuredData(facts('/details/product/T90'));
    expect(product).toMatchObject({ sku: 'T90', brand: { name: 'JZ' } });
    expect(product?.['additionalProperty']).toContainEqual(
      expect.objectContaining({ name: 'Luminous flux', value: 13_000, unitText: 'lm' }),
    );
    expect(JSON.stringify(product)).toContain('Sample data');
    expect(JSON.stringify(product)).not.toMatch(/price|offers|rating/i);
  });

  it('lists the steps to a page that have one, and itself with its own address', () => {
    const crumbs = [
      { label: 'Service', href: null },
      { label: 'Repair', href: '/en/apply/repair' },
      { label: 'Exchange', href: null },
    ];
    const [list] = structuredData(facts('/port', { crumbs }));
    expect(list).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Repair', item: expect.stringMatching(/\/en\/apply\/repair$/) },
        { position: 2, name: 'Exchange', item: expect.stringMatching(/\/en\/port$/) },
      ],
    });
  });
});

describe('metadataOf', () => {
  it('lets no text end its element or the data block', () => {
    const markup = metadataOf(facts('/series/megaphone', { title: '</script><b>"T90" & more' }));
    expect(markup).toContain('&lt;/script&gt;&lt;b&gt;&quot;T90&quot; &amp; more');
    expect(markup.match(/<\/script>/g)).toHaveLength(1);
  });

  it('shows the model, the family or the industry where there is one', () => {
    expect(metadataOf(facts('/details/parameter/T90'))).toContain('/share/T90.jpg');
    expect(metadataOf(facts('/solution/FireFighting'))).toContain('/share/FireFighting.jpg');
    expect(metadataOf(facts('/port'))).toContain('/hero/og.jpg');
  });
});

describe('sitemapOf', () => {
  it('leaves out what may not be listed', () => {
    const map = sitemapOf([facts('/port'), facts('/search', { isListed: false })], 'https://example.com');
    expect(map).toContain('/en/port</loc>');
    expect(map).not.toContain('/search');
    expect(map.match(/hreflang=/g)).toHaveLength(3);
    expect(map).toContain('hreflang="x-default" href="https://example.com/en/port"');
  });
});

describe('headFaults', () => {
  it('finds nothing wrong with pages that say different things', () => {
    expect(headFaults([facts('/a'), facts('/b'), facts('/a', { language: 'cn' })])).toEqual([]);
  });

  it('names pages that say the same, and descriptions that are too short or too long', () => {
    const twice = { title: 'Same', description: 'x'.repeat(60) };
    expect(headFaults([facts('/a', twice), facts('/b', twice)])).toHaveLength(2);
    expect(headFaults([facts('/a', { description: 'Short.' })])).toHaveLength(1);
    expect(headFaults([facts('/a', { description: '长'.repeat(81) })])).toHaveLength(1);
    expect(headFaults([facts('/a', { description: '合'.repeat(80) })])).toEqual([]);
    expect(headFaults([facts('/a', { description: 'Short.', isListed: false })])).toEqual([]);
  });
});
