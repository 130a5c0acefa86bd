import { describe, expect, it } from 'vitest';
import { findAircraft } from '../aircraft.ts';
import { fitFaults } from '../fit.ts';
import { findProduct, specValueOf } from '../products/index.ts';
import type { Recommendation, RecommendationAnswers } from '../replies/index.ts';
import { recommendProducts } from './recommend.ts';

const answers: RecommendationAnswers = {
  scenario: 'publicRescue',
  features: ['shout'],
  aircraft: 'M350RTK',
  budget: 'over20000',
};

const recommended = (change: Partial<RecommendationAnswers>) =>
  recommendProducts({ ...answers, ...change }, 'en');
const codesFor = (change: Partial<RecommendationAnswers>) =>
  recommended(change).products.map((each) => each.product.code);

const reasonOf = (code: string, products: Recommendation['products']) =>
  products.find(({ product }) => product.code === code)?.reason;

describe('recommendProducts', () => {
  it('lights a Matrice 30 with the brightest lamp that it lifts, and says so in lumens', () => {
    const given = { ...answers, aircraft: 'M30', budget: '3000to8000' } as const;
    const { exact, products: lamps } = recommendProducts({ ...given, features: ['strongLight'] }, 'en');
    const fluxes = lamps.map(({ product }) => specValueOf(findProduct(product.code), 'luminous_flux_lm'));
    expect(exact).toBe(true);
    expect(fluxes[0]).toBe(Math.max(...fluxes.map(Number)));
    expect(reasonOf('T30S', lamps)).toContain('5\u2009200\u2009lm: 9.1\u2009lx at 100\u2009m.');
    const inChinese = recommendProducts({ ...given, features: ['strongLight'] }, 'cn').products;
    expect(reasonOf('T30S', inChinese)).toContain(
      '光通量 5\u2009200\u2009lm，100\u2009m 处照度 9.1\u2009lx。',
    );
  });

  it('shouts from a Matrice 350 with what carries furthest', () => {
    const {
      products: [first, second],
    } = recommended({});
    expect(first?.product.code).toBe('H150T');
    expect(first?.reason).toContain('A spoken order carries 940\u2009m.');
    expect(second?.tradeOff).toContain('11\u2009% less reach than H150T (840, not 940\u2009m)');
  });

  it('says half the reach where it is so, and what weight that saves', () => {
    const u30 = recommended({}).products.find(({ product: { code } }) => code === 'U30');
    expect(u30?.tradeOff).toMatch(
      /Half the reach of H150T \(480, not 940\u2009m\); in return \d+\u2009g lighter\./,
    );
  });

  it('combines for light and voice what a Matrice 350 lifts together, and sets one machine beside it', () => {
    const {
      exact,
      combination,
      products: [single],
    } = recommended({ features: ['shout', 'strongLight'] });
    expect(exact).toBe(true);
    expect(combination?.products.map(({ code }) => code)).toEqual(['H150T', 'T90V2']);
    expect(combination?.reason).toContain('H150T: a spoken order carries 940\u2009m.');
    expect(combination?.reason).toContain('T90V2: 14\u2009000\u2009lm: 35.1\u2009lx at 100\u2009m.');
    expect(single?.product.code).toBe('U30');
    expect(single?.gaps).toEqual([]);
  });

  it('sets what flies together beside one machine that does all of it, with its weight', () => {
    const {
      combination,
      beside,
      products: [machine],
    } = recommended({ features: ['shout', 'strongLight'], budget: '3000to8000' });
    expect(combination).toBeUndefined();
    expect(machine?.product.code).toBe('U30');
    expect(beside?.products.map(({ type }) => type)).toEqual(['megaphone', 'searchlight']);
    expect(beside?.gaps).toEqual(['budget']);
    expect(beside?.totalG).toBeGreaterThan(machine?.load?.totalG ?? Infinity);
    expect(beside?.tradeOff).toMatch(/g heavier than U30, which does all of it alone \(480/);
  });

  it.each(['safetyPatrol', 'majorEvents'] as const)(
    'warns crowds and roads in red and blue before an aviation light, %s',
    (scenario) => {
      const lights = codesFor({ scenario, features: ['warningFlash'] });
      const colours = lights.map((code) => [specValueOf(findProduct(code), 'colours') ?? []].flat());
      const aviation = colours.findIndex((of) => of.length > 0 && !of.includes('blue'));
      const redBlue = colours.flatMap((of, place) => (of.includes('blue') ? [place] : []));
      expect(redBlue.length).toBeGreaterThan(1);
      expect(Math.max(...redBlue)).toBeLessThan(aviation);
      expect(codesFor({ scenario: 'facilityRepair', features: ['warningFlash'] })[0]).toBe(lights[aviation]);
    },
  );

  it('answers major events with droppers by a combination, and lists nothing that does none of it', () => {
    const reply = recommended({ scenario: 'majorEvents', features: ['airdrop'] });
    expect(reply.products.map(({ product: { type } }) => type)).not.toContain('displayEquipment');
    const both = recommended({ scenario: 'majorEvents', features: ['shout', 'airdrop'] });
    expect(both.exact).toBe(true);
    expect(both.combination?.products).toHaveLength(2);
    for (const { gaps } of both.products) expect(gaps).toEqual(['tasks']);
  });

  it('puts a machine that does all before those that do a part', () => {
    const [best] = recommended({
      aircraft: 'M30',
      features: ['shout', 'strongLight', 'warningFlash'],
    }).products;
    expect(best?.product.type).toBe('integratedmachine');
    expect(best?.tradeOff).not.toContain('Does not do');
    expect(best?.reason).toContain('range not stated');
  });

  it('says what could not be met', () => {
    const reply = recommended({
      aircraft: 'M3Consumer',
      features: ['strongLight', 'airdrop'],
      budget: 'under3000',
    });
    expect(reply.exact).toBe(false);
    expect(reply.products[0]).toMatchObject({ product: { code: 'AD2' }, gaps: ['tasks'] });
    expect(reply.products.some(({ gaps }) => gaps?.includes('aircraft'))).toBe(true);
  });

  it('names nothing for the wrong aircraft where something fits', () => {
    const m350 = findAircraft('M350');
    for (const code of codesFor({ features: ['shout', 'strongLight', 'airdrop', 'warningFlash'] })) {
      const named = findProduct(code);
      expect(m350 && named && fitFaults(m350, [named])).toEqual([]);
    }
  });

  it('says what a release unit may carry on the aircraft, not what its hooks hold', () => {
    const unit = recommended({ features: ['airdrop'] }).products.find(
      ({ product: { code } }) => code === 'PT4',
    );
    expect(unit?.reason).toContain('Drops up to 2.22\u2009kg from Matrice 350 RTK.');
    expect(unit?.reason).not.toContain('10\u2009kg');
  });

  it('takes no dropper that leaves nothing to be dropped', () => {
    // 272 g and the bracket's 24 g leave 3 g of 299 g.
    const { exact, products: named } = recommended({ features: ['airdrop'], aircraft: 'M30' });
    expect(exact).toBe(false);
    for (const { gaps } of named) expect(gaps).toContain('aircraft');
  });

  it('prefers among equals what the scenario usually uses, else the lighter', () => {
    // U30 and H10 both carry 480 m; H10 weighs 23 g less.
    const alike = ['U30', 'H10'];
    const rescue = codesFor({ scenario: 'publicRescue', budget: '3000to8000' });
    expect(rescue.filter((code) => alike.includes(code))).toEqual(['U30', 'H10']);
    const other = codesFor({ scenario: 'other', budget: '3000to8000' });
    expect(other.filter((code) => alike.includes(code))).toEqual(['H10', 'U30']);
    expect(recommended({}).products.find(({ product: { code } }) => code === 'U30')?.reason).toContain(
      'Usual in',
    );
  });

  it('reads the tasks in any order, and twice', () => {
    expect(recommended({ features: ['strongLight', 'shout', 'shout'] })).toEqual(
      recommended({ features: ['shout', 'strongLight'] }),
    );
  });

  it('asks to check an aircraft that the catalogue does not know', () => {
    const { products: named } = recommendProducts({ ...answers, aircraft: 'other' }, 'cn');
    for (const { tradeOff } of named) expect(tradeOff).toContain('请确认您的机型');
  });
});
