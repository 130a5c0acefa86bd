import type { ProductType } from './product-types.ts';

const power = [
  'megaphone',
  'searchlight',
  'thrower',
  'flashinglight',
  'integratedmachine',
  'displayEquipment',
] as const;

/**
 * All problem codes, the types they apply to, and the ones their answer sends on to. Titles are in
 * `problems.json`, answers in `faq.json`.
 */
export const problems = [
  { code: 'spk1', types: ['megaphone'], see: ['all1'] },
  { code: 'spk2', types: ['megaphone'] },
  { code: 'spk3', types: ['megaphone'] },
  { code: 'spk4', types: ['megaphone'] },
  { code: 'spk5', types: ['megaphone'], see: ['all2'] },
  { code: 'spk6', types: ['megaphone'] },
  { code: 'lig1', types: ['searchlight'] },
  { code: 'int1', types: ['integratedmachine'] },
  { code: 'int2', types: ['integratedmachine'] },
  { code: 'int3', types: ['integratedmachine'] },
  { code: 'int4', types: ['integratedmachine'] },
  { code: 'int5', types: ['integratedmachine'] },
  { code: 'int6', types: ['integratedmachine'] },
  { code: 'drop1', types: ['thrower'] },
  { code: 'drop2', types: ['thrower'] },
  { code: 'all1', types: [...power, 'loadbracket'], see: ['all2'] },
  // A bracket has no firmware, so the question of versions is not asked of it.
  { code: 'all2', types: power },
  { code: 'all3', types: [...power, 'loadbracket'] },
] as const satisfies readonly { code: string; types: readonly ProductType[]; see?: readonly string[] }[];

/** Day on which the answers were last compared with the devices and the firmware, as ISO date. */
export const answersChecked = '2026-11-22';

export type ProblemCode = (typeof problems)[number]['code'];

/** Problem codes of a type: its own first, then those that concern every payload. */
export function problemsOf(type: ProductType): ProblemCode[] {
  return problems
    .filter(({ types }) => (types as readonly ProductType[]).includes(type))
    .map(({ code }) => code);
}
