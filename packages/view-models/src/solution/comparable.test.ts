import { solution } from '@payload/catalog';
import { expect, it } from 'vitest';
import { comparable } from './comparable.ts';

const of = (industry: string) => comparable(solution(industry, 'en')?.combinations ?? []);

it('takes the families of which there are several, brackets left out', () => {
  expect(of('LawEnforcement')).toEqual([{ type: 'integratedmachine', codes: ['T40S', 'U3S', 'M3D'] }]);
  expect(of('ElectricPower')).toEqual([{ type: 'searchlight', codes: ['T80', 'T30V2'] }]);
});

it('names each model once, and no more than fit side by side', () => {
  const products = (['T30', 'T60', 'T60', 'T80', 'T90', 'T160'] as const).map((code) => ({
    code,
    type: 'searchlight' as const,
    route: '/product' as const,
    figure: { key: 'weight_g' as const, label: '', sample: true, kind: 'none' as const },
    weightG: 1,
    watts: 1,
  }));
  expect(comparable([{ products }])).toEqual([{ type: 'searchlight', codes: ['T30', 'T60', 'T80', 'T90'] }]);
});
