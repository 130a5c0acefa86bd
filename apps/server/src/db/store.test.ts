import { expectTypeOf, it } from 'vitest';
import { carePlan, savedContact, serviceRequest } from './schema.ts';
import type { Database } from './store.ts';

interface Person {
  contact: string;
  phone: string;
}

/** A field that a form has been given, and the table not. */
interface Asked extends Person {
  productCode: 'T90';
  noColumn: string;
}

type Either = Asked | (Person & { productCode: 'H1T' });

const key = {
  serialNumber: 'T90-1',
  productCode: 'T90',
  accountId: '',
  startsAt: new Date(0),
  endsAt: new Date(0),
};

const takes = (db: Database, person: Person, asked: Asked, either: Either) => [
  db.insert(carePlan).values({ ...key, ...person }),
  db.insert(carePlan).values([{ ...key, ...person }]),
  db.update(savedContact).set(person),
  // @ts-expect-error There is no such column.
  db.insert(carePlan).values({ ...key, ...asked }),
  // @ts-expect-error There is none in any of the rows.
  db.insert(carePlan).values([{ ...key, ...asked }]),
  // @ts-expect-error One of two variants has a key that is none.
  db.insert(carePlan).values({ ...key, ...either }),
  // @ts-expect-error There is none in a transaction either.
  db.transaction(async (transaction) => transaction.insert(carePlan).values({ ...key, ...asked })),
  // @ts-expect-error A change has columns alone.
  db.update(serviceRequest).set({ ...asked }),
];

it('takes what is spread into a row or a change only where each key is a column', () => {
  expectTypeOf(takes).toBeFunction();
});
