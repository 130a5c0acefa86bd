import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openCluster } from '../../apps/server/src/db/cluster.ts';
import { serviceRequest } from '../../apps/server/src/db/schema.ts';
import type { Store } from '../../apps/server/src/db/store.ts';
import { importDevices } from '../../apps/server/src/services/device-list.ts';
import { startS3StandIn } from '../../apps/server/src/testing/s3-stand-in.ts';
import { startSmsStandIn } from '../../apps/server/src/testing/sms-stand-in.ts';
import { startSmtpStandIn } from '../../apps/server/src/testing/smtp-stand-in.ts';
import { startPostgres } from '../../scripts/postgres.ts';
import { builtSite } from '../built-site.ts';
import { callerOf } from './caller.ts';
import { measureCosts } from './costs.ts';
import { live, type Town } from './customer.ts';
import { deviceList, trialDevices } from './devices.ts';
import { emptyLedger } from './ledger.ts';
import { type Machine, prepareMachine } from './machine.ts';
import { makeNextRelease } from './next-release.ts';
import { proxyMissing, startProxy } from './proxy.ts';
import { emptyOutbox, type Finding, readBack, trySessions } from './read-back.ts';
import { Tally } from './tally.ts';

/**
 * Two servers on one PostgreSQL and one S3-compatible storage behind nginx, under load, while one is killed and
 * started again, and while both are replaced by a release that changes the tables. Then all that was acknowledged is
 * read back, and what each kind of request costs is measured.
 */
const customers = 8;
/** Milliseconds until nginx, which counts in whole seconds, surely uses a server again that was away. */
const trustedAgain = 3000;
const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const site = builtSite();

const steady = 'two servers';
const killed = 'one killed and started again, three times';
const rolled = 'both replaced in turn, tables changed meanwhile';
const after = 'two servers of the next release';
const goals = { [steady]: 0, [killed]: 0.01, [rolled]: 0, [after]: 0 };

if (proxyMissing) {
  console.error(`${proxyMissing} Nothing was measured.`);
  process.exit(1);
}
const postgres = await startPostgres('shared_preload_libraries=pg_stat_statements');
if ('reason' in postgres) {
  console.error(`${postgres.reason} Install it with "apt-get install postgresql". Nothing was measured.`);
  process.exit(1);
}

const storage = await startS3StandIn();
const gateway = await startSmsStandIn();
const mail = await startSmtpStandIn();
const release = makeNextRelease();
const settings = {
  DATABASE_URL: postgres.url,
  STORAGE_URL: storage.url,
  SMS_URL: `http://${gateway.host}/`,
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  SERVICE_MAILBOX: 'service@example.com',
  SITE_DIR: site,
  TRUSTED_PROXY: 'loopback',
  SMS_CODES_PER_HOUR: '1000000',
  // Eight customers send what hundreds do, all from one network.
  REQUESTS_PER_DAY: '1000000',
  FILES_PER_DAY: '1000000',
  MEGABYTES_PER_DAY: '1000000',
};
const one = await prepareMachine(settings);
const other = await prepareMachine(settings);
const proxy = await startProxy([one.port, other.port]);
let store: Store | undefined;

try {
  const starts = await Promise.all([one.start(main), other.start(main)]);
  console.log(
    `${cpus().length} cores for the load, nginx, both servers and PostgreSQL together; ${customers} customers at once.`,
  );
  console.log(`two servers at once on an empty database: there after ${inSeconds(...starts)}`);
  store = await openCluster(postgres.url, () => {});
  await importDevices(store.db, deviceList());
  const devices = trialDevices[Symbol.iterator]();
  const nextDevice = () => {
    const { value } = devices.next();
    if (!value) throw new Error('There are no devices left to activate.');
    return value;
  };
  await trial(store, nextDevice);
  await one.stop();
  const { origin, pid } = other;
  await measureCosts({ db: store.db, origin, pid, posts: gateway.posts, site, nextDevice });
} finally {
  await Promise.all([one.dispose(), other.dispose()]);
  await proxy.stop();
  await store?.close();
  await Promise.all([storage.close(), gateway.close(), mail.close()]);
  release.remove();
  postgres.stop();
}

async function trial({ db }: Store, nextDevice: Town['nextDevice']): Promise<void> {
  const tally = new Tally();
  const ledger = emptyLedger();
  let isOver = false;
  const town: Town = {
    caller: callerOf(proxy.origin, tally),
    ledger,
    posts: gateway.posts,
    nextDevice,
    isOver: () => isOver,
  };

  console.log('\nwhile');
  tally.begin(steady);
  const load = Promise.all(Array.from({ length: customers }, () => live(town)));
  // Should a customer give up, the trial is over at once.
  await Promise.race([load, disturb(tally)]);
  isOver = true;
  await load;
  tally.end();
  tally.print(goals);

  const waited = await emptyOutbox(db);
  const findings = [
    ...(await readBack(db, storage.objects, ledger)),
    await trySessions('sessions, asked for at one server', one.origin, ledger),
    await trySessions('sessions, asked for at the other', other.origin, ledger),
  ];
  console.log('\nafter it');
  for (const finding of findings) print(finding);
  const mails = mail.mails.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1]);
  const rows = await db.$count(serviceRequest);
  console.log(
    `mails to the staff: ${new Set(mails).size} for ${rows} requests, ${mails.length - new Set(mails).size} of them ` +
      `sent again under the same Message-ID; the last left ${waited.toFixed(0)} s after the load`,
  );
  console.log(`sign-ins that had to be begun again: ${ledger.signInsRepeated}`);
}

/** What befalls the servers. */
async function disturb(tally: Tally): Promise<void> {
  await wait(8000);
  tally.begin(killed);
  for (const machine of [other, one, other]) {
    await wait(trustedAgain);
    await machine.kill();
    await wait(1000);
    await machine.start(main);
  }
  await wait(trustedAgain);
  tally.begin(rolled);
  for (const machine of [other, one]) await replace(machine);
  tally.begin(after);
  await wait(5000);
}

async function replace(machine: Machine): Promise<void> {
  const stopping = await machine.stop();
  const starting = await machine.start(release.main);
  console.log(
    `a server stopped in ${inSeconds(stopping)}, its successor was there ${inSeconds(starting)} later`,
  );
  await wait(trustedAgain);
}

function print({ what, looked, wrong }: Finding): void {
  const verdict = wrong === 0 ? 'all there' : `${wrong} WRONG`;
  console.log(`${what.padEnd(50)} ${String(looked).padStart(6)}  ${verdict}`);
}

function inSeconds(...milliseconds: number[]): string {
  return milliseconds.map((each) => `${(each / 1000).toFixed(1)} s`).join(' and ');
}
