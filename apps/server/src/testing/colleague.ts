import { giveSecondFactor as giveSecondFactorCall, setUpSecondFactor } from '@payload/api/contract';
import { Secret, TOTP } from 'otpauth';
import { parse } from 'valibot';
import { addStaff } from '../services/staff.ts';
import { type Customer, signedInCustomer } from './customer.ts';
import type { Service } from './service.ts';

/** Someone of the staff who is signed in, and how their app shows its codes. */
export interface Staffer extends Customer {
  code: (now: Date) => string;
}

/** Makes an account of the staff whose authenticator app is set up, and opens the desk to it. */
export async function staffAtDesk(service: Service, name: string): Promise<Staffer> {
  const staffer = await staffWithoutFactor(service, name);
  const { enrolmentCode } = staffer;
  const { data } = await service.post(setUpSecondFactor.path, staffer, { enrolmentCode });
  const { secret } = parse(setUpSecondFactor.reply, data);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (now: Date) => totp.generate({ timestamp: now.getTime() });
  const given = await service.post(giveSecondFactorCall.path, staffer, { code: code(service.clock) });
  if (given.status !== 200) throw new Error(`The desk was not opened: ${JSON.stringify(given.data)}`);
  return { ...staffer, code };
}

/** Makes an account of the staff that is signed in with its password alone. */
export async function staffWithoutFactor(
  service: Service,
  name: string,
): Promise<Customer & { enrolmentCode: string }> {
  const customer = await signedInCustomer(service.store.db, service.clock);
  const { enrolmentCode } = await addStaff(
    service.store.db,
    { address: { kind: 'email', value: customer.email }, name },
    service.clock,
  );
  return { ...customer, enrolmentCode: enrolmentCode ?? '' };
}
