import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column has a code, however the code is spelled: no two codes differ by case alone. */
export function inAnyCase(column: PgColumn, code: string): SQL {
  return sql`lower(${column}) = ${code.toLowerCase()}`;
}
