import { validate } from '../contract/index.ts';

/** A validation as `field: message`, or `'good'`. */
export function verdict(...[schema, input]: Parameters<typeof validate>): string | string[] {
  const result = validate(schema, input);
  return result.ok ? 'good' : result.refusals.map(({ field, key }) => `${field}: ${key}`);
}
