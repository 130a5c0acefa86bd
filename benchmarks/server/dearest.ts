import { startBusyService } from '../../apps/server/src/testing/busy-service.ts';
import { databaseKinds } from '../../apps/server/src/testing/databases.ts';

/**
 * Milliseconds of the processor that the dearest request to each route takes, in all threads: the first time, and the least of three
 * more. What work that is, `costs.test.ts` counts and holds to a budget.
 */
const [, postgres] = databaseKinds;
const kind = postgres?.missing === null ? postgres : databaseKinds[0];
if (!kind) throw new Error('There is no kind of database.');
const busy = await startBusyService(kind.open);
const rows: { route: string; first: number; again: number; wall: number }[] = [];
for (const request of busy.requests) {
  const took: { computed: number; wall: number }[] = [];
  for (let round = 0; round < 4; round += 1) {
    const [before, begun] = [process.cpuUsage(), performance.now()];
    await busy.answer(request);
    const { user, system } = process.cpuUsage(before);
    took.push({ computed: (user + system) / 1000, wall: performance.now() - begun });
  }
  const [first, ...others] = took;
  rows.push({
    route: `${request.route} ${request.url.slice(0, 70)}`,
    first: first?.computed ?? 0,
    again: Math.min(...others.map(({ computed }) => computed)),
    wall: first?.wall ?? 0,
  });
}
await busy.close();
console.log(`${kind.name}; ms of the processor the first time, and least of three more:`);
for (const { route, first, again } of rows.toSorted((one, other) => other.first - one.first))
  console.log(`${first.toFixed(1).padStart(8)} ${again.toFixed(1).padStart(8)}  ${route}`);
