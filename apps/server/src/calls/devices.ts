import {
  activateCare,
  activateDevice,
  activateDevicePublicly,
  claimDevice as claimDeviceCall,
  getDeviceFacts,
  releaseDevice as releaseDeviceCall,
} from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import type { Mailer } from '../delivery/mailer.ts';
import { enrolInCare } from '../services/care.ts';
import { claimDevice, releaseDevice } from '../services/claims.ts';
import { deviceFacts } from '../services/device-facts.ts';
import { activate } from '../services/devices.ts';
import { knownPhone } from '../services/phone.ts';
import type { Reach } from '../services/request-message.ts';
import { accountIfAny, accountOf } from './account-of.ts';
import { networkOf } from './caller.ts';
import { refuseCrossSite } from './cross-site.ts';
import { servePlainCall } from './plain-call.ts';

interface Parts {
  db: Database;
  mailer: Pick<Mailer, 'wake'>;
  reach: Reach;
  now: () => Date;
}

/** The calls about one device: activation, with and without an account, claim and its release, care plan. */
export function serveDevices(app: FastifyInstance, { db, mailer, reach, now }: Parts): void {
  servePlainCall(app, activateDevice, async ({ query }, request) => {
    refuseCrossSite(request);
    const accountId = await accountOf(db, request, now());
    return activate(db, query, { accountId, network: networkOf(request) }, now());
  });

  servePlainCall(app, getDeviceFacts, async ({ query: { serialNumber, language } }, request) => {
    const accountId = await accountIfAny(db, request, now());
    return deviceFacts(db, { serialNumber, accountId, language, network: networkOf(request) }, now());
  });

  servePlainCall(app, activateDevicePublicly, async ({ query }, request) => {
    refuseCrossSite(request);
    return activate(db, query, { accountId: null, network: networkOf(request) }, now());
  });

  servePlainCall(app, claimDeviceCall, async ({ body }, request) => {
    const accountId = await accountOf(db, request, now());
    return claimDevice(db, body, { accountId, network: networkOf(request) }, now());
  });

  servePlainCall(app, releaseDeviceCall, async ({ body: { serialNumber }, query: { language } }, request) => {
    const accountId = await accountOf(db, request, now());
    const released = await releaseDevice(db, { serialNumber, accountId }, { language, reach }, now());
    mailer.wake();
    return released;
  });

  servePlainCall(app, activateCare, async ({ body, query: { language } }, request) => {
    const accountId = await accountOf(db, request, now());
    // The form asks for no region; its Chinese page is read in mainland China.
    const phone = knownPhone(body.phone, { region: language === 'cn' ? 'China' : undefined });
    return enrolInCare(db, { ...body, phone }, { accountId, network: networkOf(request) }, now());
  });
}
