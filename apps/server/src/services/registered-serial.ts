import { sql } from 'drizzle-orm';

/**
 * Of a row of `service_request` the serial number as the registry writes it; null where that has none. Part of the statement
 * that reads the row: a question of its own would be one more way to the database and back. The tables are written
 * out, for drizzle leaves a table's name out where a statement reads but one.
 */
export const registeredSerial = sql<
  string | null
>`(select registered.serial_number from device as registered where registered.serial_key = service_request.serial_key)`;
