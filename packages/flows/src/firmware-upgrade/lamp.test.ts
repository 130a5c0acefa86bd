import { upgradableModels } from '@payload/serial';
import { lampSignals, lampStates } from '@payload/serial/lamps';
import { describe, expect, it } from 'vitest';
import { lampOf } from './lamp.ts';
import { firmwareFile, rig } from './testing/rig.ts';

describe.each(upgradableModels)('the lamp of %s', (model) => {
  it('shows on the page what it shows on the device, all the way', async () => {
    const { clock, device, prepare, upgrade, send, until } = rig({ model });
    const both = () => [lampOf(upgrade.actor.getSnapshot()), device().lamp];
    expect(both()).toEqual([null, 'waiting']);
    await prepare(await firmwareFile(model));
    expect(both()).toEqual(['waiting', 'waiting']);
    const seen = new Set<string | null>();
    const { actor } = upgrade;
    actor.subscribe((snapshot) => {
      seen.add(lampOf(snapshot));
    });
    send({ type: 'send' });
    await until({ writing: 'sending' });
    await clock.run(
      new Promise<void>((done) => {
        actor.subscribe(({ context: { progress } }) => {
          if (progress !== null && progress.acknowledged > 10_000) done();
        });
      }),
    );
    expect(both()).toEqual(['receiving', 'receiving']);
    await until({ writing: 'verifying' });
    expect(both()).toEqual(['updating', 'updating']);
    await until('restarting');
    expect(lampOf(actor.getSnapshot())).toBe('restarting');
    await until('complete');
    expect(both()).toEqual(['done', 'done']);
    expect(seen).toEqual(new Set(['waiting', 'updating', 'receiving', 'restarting', 'done']));
  });

  it.each(['flash@40%', 'cancel@40%'])('says that what came is not whole: %s', async (fault) => {
    const { device, prepare, upgrade, send, until } = rig({ model, faults: [fault] });
    await prepare(await firmwareFile(model));
    send({ type: 'send' });
    await until('failed');
    expect([lampOf(upgrade.actor.getSnapshot()), device().lamp]).toEqual(['failed', 'failed']);
  });

  it('waits with its old firmware', async () => {
    const { device, prepare, upgrade, send, until } = rig({ model, faults: ['stale'] });
    await prepare(await firmwareFile(model));
    send({ type: 'send' });
    await until('failed');
    expect([lampOf(upgrade.actor.getSnapshot()), device().lamp]).toEqual([null, 'waiting']);
  });

  it('is not known of a device that is gone', async () => {
    const { prepare, upgrade, send, until } = rig({ model, faults: ['disconnect@40%'] });
    await prepare(await firmwareFile(model));
    send({ type: 'send' });
    await until('disconnected');
    expect(lampOf(upgrade.actor.getSnapshot())).toBeNull();
  });

  it('shines otherwise for each state, never faster than a screen may', () => {
    const signals = lampStates.map((state) => JSON.stringify(lampSignals[model][state]));
    expect(new Set(signals).size).toBe(lampStates.length);
    const periods = lampStates.map((state) => lampSignals[model][state]?.periodMs ?? 0);
    expect(Math.min(...periods.filter((period) => period > 0))).toBeGreaterThan(1000 / 3);
  });
});
