import { describe, expect, it } from 'vitest';
import { findAircraft } from '../aircraft.ts';
import { fitFaults } from '../fit.ts';
import { languages } from '../language.ts';
import { findProduct } from '../products/index.ts';
import type { RecommendationAnswers } from '../replies.ts';
import { recommendProducts } from './recommend.ts';

const scenarios = ['publicRescue', 'safetyPatrol', 'facilityRepair', 'majorEvents', 'other'] as const;
const features = ['shout', 'strongLight', 'airdrop', 'warningFlash'] as const;
const aircraft = ['M350RTK', 'M200V2', 'M30', 'M3Industry', 'M3Consumer', 'other'] as const;
const budgets = ['under3000', '3000to8000', '8000to20000', 'over20000'] as const;

/** Every way the questionnaire can be answered: 5 × 15 × 6 × 4. */
const everyAnswer: RecommendationAnswers[] = scenarios.flatMap((scenario) =>
  Array.from({ length: 15 }, (_, index) =>
    features.filter((_feature, bit) => (index + 1) & (1 << bit)),
  ).flatMap((chosen) =>
    aircraft.flatMap((model) =>
      budgets.map((budget) => ({ scenario, features: chosen, aircraft: model, budget })),
    ),
  ),
);

const answers: RecommendationAnswers = {
  scenario: 'publicRescue',
  features: ['shout'],
  aircraft: 'M350RTK',
  budget: 'over20000',
};

const codesFor = (change: Partial<RecommendationAnswers>) =>
  recommendProducts({ ...answers, ...change }, 'en').products.map(({ product }) => product.code);

const compromised = ({ tradeOff }: { tradeOff: string }) =>
  /Not made for|above the one chosen/.test(tradeOff);

describe('recommendProducts', () => {
  it.each(languages)(
    'has products with reason and trade-off for each of 1800 answers, in %s',
    { timeout: 30_000 },
    (language) => {
      expect(everyAnswer).toHaveLength(1800);
      for (const given of everyAnswer) {
        const { products } = recommendProducts(given, language);
        expect(products.length).toBeGreaterThan(0);
        expect(products.length).toBeLessThanOrEqual(6);
        expect(new Set(products.map(({ product }) => product.code)).size).toBe(products.length);
        for (const { reason, tradeOff } of products) {
          expect(reason).toMatch(/[.。]$/);
          expect(tradeOff).toMatch(/[.。]$/);
          expect(`${reason}${tradeOff}`).not.toMatch(/\{\{|undefined|NaN|, \.|：\s*。/);
        }
      }
    },
  );

  it('is exact just where the products fly on the aircraft, cost no more and do all that was chosen', {
    timeout: 30_000,
  }, () => {
    for (const given of everyAnswer) {
      const { exact, products } = recommendProducts(given, 'en');
      const texts = products.filter((each) => !compromised(each)).map(({ reason }) => reason);
      const names = {
        shout: 'shouting',
        strongLight: 'strong light',
        airdrop: 'dropping',
        warningFlash: 'warning flash',
      };
      const met = given.features.every((feature) => texts.some((reason) => reason.includes(names[feature])));
      expect([given, exact]).toEqual([given, met]);
    }
  });

  it('names nothing for the wrong aircraft where something fits', () => {
    for (const code of codesFor({ features: ['shout', 'strongLight', 'airdrop', 'warningFlash'] })) {
      const product = findProduct(code);
      const m350 = findAircraft('M350');
      expect(product && m350 && fitFaults(m350, [product])).toEqual([]);
    }
  });

  it('puts a machine that does all before those that do a part', () => {
    const [best] = recommendProducts(
      { ...answers, aircraft: 'M30', features: ['shout', 'strongLight', 'warningFlash'] },
      'en',
    ).products;
    expect(best?.product.type).toBe('integratedmachine');
    expect(best?.tradeOff).not.toContain('Does not do');
  });

  it('says what could not be met', () => {
    const { exact, products } = recommendProducts(
      { ...answers, aircraft: 'M3Consumer', features: ['strongLight', 'airdrop'], budget: 'under3000' },
      'en',
    );
    expect(exact).toBe(false);
    expect(products.some(({ tradeOff }) => tradeOff.includes('Not made for'))).toBe(true);
    expect(products.map(({ product }) => product.code)).toContain('AD2');
  });

  it('says what a release unit may carry on the aircraft, not what its hooks hold', () => {
    const { products } = recommendProducts({ ...answers, features: ['airdrop'] }, 'en');
    const unit = products.find(({ product }) => product.code === 'PT4');
    expect(unit?.reason).toContain('may carry 2.22\u2009kg on');
    expect(unit?.reason).not.toContain('10\u2009kg');
  });

  it('prefers what the scenario usually uses, and adds a display for major events', () => {
    const patrol = recommendProducts({ ...answers, scenario: 'safetyPatrol' }, 'en').products[0];
    expect(patrol?.reason).toContain('Usual in');
    const types = recommendProducts({ ...answers, scenario: 'majorEvents' }, 'cn').products.map(
      ({ product }) => product.type,
    );
    expect(types).toContain('displayEquipment');
  });

  it('asks to check an aircraft that the catalogue does not know', () => {
    const { products } = recommendProducts({ ...answers, aircraft: 'other' }, 'cn');
    for (const { tradeOff } of products) expect(tradeOff).toContain('请确认您的机型');
  });
});
