import { describe, expect, it } from 'vitest';
import { developmentKeyring } from '../image/keys.ts';
import { upgradableModels } from '../models.ts';
import { PayloadProtocol } from '../session/payload-protocol.ts';
import { Session } from '../session/session.ts';
import { BrowserPort } from '../simulator/browser-port.ts';
import { profiles } from '../simulator/profiles.ts';
import { Simulation } from '../simulator/simulation.ts';
import { VirtualClock } from '../simulator/virtual-clock.ts';
import { firmware } from '../testing/bench.ts';
import { choosePort } from './choose-port.ts';
import { type PortList, WebSerialTransport } from './web-serial.ts';

const usb = { usbVendorId: 0x1a86, usbProductId: 0x7523 };

function plugged(model: 'S3MINI' | 'AD2' = 'S3MINI') {
  const clock = new VirtualClock();
  const profile = profiles[model];
  const { line, device } = new Simulation({
    clock,
    profile,
    keyring: developmentKeyring,
    latency: 1,
    faults: [],
    seed: 1,
  });
  const port = new BrowserPort(line, usb);
  const ports = [port];
  const watchers = new Set<(port: BrowserPort) => void>();
  const list: PortList = {
    getPorts: () => Promise.resolve(ports),
    watchPorts: (onPort) => {
      watchers.add(onPort);
      return () => watchers.delete(onPort);
    },
  };
  /** Plugs another one in. */
  const add = (another: BrowserPort) => {
    ports.push(another);
    for (const watch of watchers) watch(another);
  };
  const transport = new WebSerialTransport(port, list);
  const session = new Session({
    transport,
    protocol: new PayloadProtocol(clock),
    clock,
    baudRate: 115_200,
    models: upgradableModels,
  });
  return { clock, line, device, port, ports, list, add, transport, session };
}

describe.each(upgradableModels)('%s at a port of the browser', (model) => {
  it('is upgraded', async () => {
    const { clock, device, port, session } = plugged(model);
    const image = await firmware(model, 30_000);
    await clock.run(session.connect());
    await clock.run(session.identify());
    await clock.run(session.send(image, () => {}));
    await clock.run(session.verify(image));
    await clock.run(session.restart(image));
    expect(device.version).toEqual(image.version);
    expect(port.opened[0]?.bufferSize).toBeGreaterThanOrEqual(4096);
    await clock.run(session.close());
    expect(port.readable).toBeNull();
  });
});

/** A port that was open, and its device was unplugged and is back as another one. */
async function comeBack() {
  const all = plugged();
  const { clock, line, port, ports, session } = all;
  await clock.run(session.connect());
  line.unplug();
  await clock.run(session.close());
  line.plug();
  port.isStale = true;
  const other = new BrowserPort(line, { usbVendorId: 1, usbProductId: 2 });
  const successor = new BrowserPort(line, usb);
  // A browser lists what is there.
  ports.splice(0, 1, other, successor);
  return { ...all, other, successor };
}

/** An AD2 that was sent a file, and a second one with a port of its own. */
async function besideAnother() {
  const all = plugged('AD2');
  const { clock, session } = all;
  const profile = { ...profiles.AD2, info: { ...profiles.AD2.info, serial: 'AD2-OTHER' } };
  const other = new Simulation({
    clock,
    profile,
    keyring: developmentKeyring,
    latency: 1,
    faults: [],
    seed: 2,
  });
  const neighbour = new BrowserPort(other.line, usb);
  const image = await firmware('AD2', 5000);
  const send = async () => {
    await clock.run(session.connect());
    await clock.run(session.identify());
    await clock.run(session.send(image, () => {}));
    await clock.run(session.verify(image));
  };
  return { ...all, image, neighbour, other, send };
}

describe('a port of the browser', () => {
  it.each(['BufferOverrunError', 'BreakError', 'FramingError', 'ParityError'])(
    'goes on after a %s, and counts it',
    async (name) => {
      const { clock, port, transport, session } = plugged();
      await clock.run(session.connect());
      port.lineErrors.push(name);
      await clock.run(session.identify());
      await clock.run(session.identify());
      expect(transport.lineErrors).toBe(1);
    },
  );

  it('is lost when its stream fails', async () => {
    const { clock, line, session } = plugged();
    await clock.run(session.connect());
    const { lost } = session;
    line.unplug();
    expect(await clock.run(lost)).toMatchObject({ code: 'device-lost' });
  });

  it('is lost when only the event says so', async () => {
    const { clock, port, session } = plugged();
    await clock.run(session.connect());
    const { lost } = session;
    port.dispatchEvent(new Event('disconnect'));
    expect(await clock.run(lost)).toMatchObject({ code: 'device-lost' });
  });

  it('can be opened again after it was lost and plugged in', async () => {
    const { clock, line, session } = plugged();
    await clock.run(session.connect());
    line.unplug();
    await clock.run(session.close());
    await expect(clock.run(session.connect())).rejects.toMatchObject({ code: 'open-failed' });
    line.plug();
    await clock.run(session.connect());
    expect(await clock.run(session.identify())).toMatchObject({ model: 'S3MINI' });
  });

  describe('whose device came back as another port', () => {
    it('is found again', async () => {
      const { clock, session, other, successor } = await comeBack();
      await clock.run(session.connect());
      expect(successor.opened).toHaveLength(1);
      expect(other.opened).toHaveLength(0);
    });

    it('is found again by who tries again with the port that was chosen', async () => {
      const { clock, port, list, successor } = await comeBack();
      const next = new WebSerialTransport(port, list);
      await clock.run(next.open({ baudRate: 115_200 }));
      expect(successor.opened).toHaveLength(1);
    });
  });

  describe('beside that of another device of its kind', () => {
    it('is waited for, and the other one is never opened', async () => {
      const { clock, image, neighbour, ports, send, session } = await besideAnother();
      ports.push(neighbour);
      await send();
      expect(await clock.run(session.restart(image))).toMatchObject({ proof: 'image' });
      expect(neighbour.opened).toHaveLength(0);
    });

    it('is not mistaken for one that was plugged in while it was written', async () => {
      const { clock, image, neighbour, ports, send, session } = await besideAnother();
      await send();
      ports.push(neighbour);
      expect(await clock.run(session.restart(image))).toMatchObject({ proof: 'image' });
      expect(neighbour.opened).toHaveLength(0);
    });

    it('is looked for further where one that came meanwhile turns out to be another device', async () => {
      const { clock, image, line, neighbour, other, port, ports, send, session } = await besideAnother();
      await send();
      const successor = new BrowserPort(line, usb);
      // The device comes back as another port, after the neighbour has come.
      line.onAppearance(() => {
        port.isStale = true;
        ports.splice(ports.indexOf(port), 1);
        ports.push(successor);
      });
      clock.after(400, () => ports.push(neighbour));
      expect(await clock.run(session.restart(image))).toMatchObject({ proof: 'image' });
      expect(neighbour.opened).toHaveLength(1);
      expect(neighbour.readable).toBeNull();
      expect(other.device.begins).toBe(0);
      expect(successor.opened).toHaveLength(1);
    });

    it('is not tried again with, though it came after the first was opened', async () => {
      const { clock, image, line, neighbour, port, ports, list, session } = await besideAnother();
      await clock.run(session.connect());
      await clock.run(session.identify());
      ports.push(neighbour);
      const sending = session.send(image, () => {}).catch(() => {});
      await clock.pass(100);
      line.unplug();
      await clock.run(sending);
      await clock.run(session.close());
      const next = new WebSerialTransport(port, list);
      await expect(clock.run(next.open({ baudRate: 115_200 }))).rejects.toMatchObject({
        code: 'open-failed',
      });
      expect(neighbour.opened).toHaveLength(0);
    });

    it.each([
      ['before', true],
      ['after', false],
    ])(
      'is not tried again with by who has lost the first, where it came %s that was opened',
      async (_when, isFirst) => {
        const { add, clock, line, list, neighbour, port, ports, session } = await besideAnother();
        if (isFirst) ports.push(neighbour);
        await clock.run(session.connect());
        if (!isFirst) add(neighbour);
        line.unplug();
        port.dispatchEvent(new Event('disconnect'));
        await clock.run(session.close());
        const next = new WebSerialTransport(port, list);
        await expect(clock.run(next.open({ baudRate: 115_200 }))).rejects.toMatchObject({
          code: 'open-failed',
        });
        expect(neighbour.opened).toHaveLength(0);
      },
    );
  });

  it('that another program holds is not taken for one that came after it was closed', async () => {
    const { clock, line, port, ports, list, session } = plugged();
    await clock.run(session.connect());
    await clock.run(session.close());
    const neighbour = new BrowserPort(line, usb);
    ports.push(neighbour);
    port.open = () => Promise.reject(new DOMException('Failed to open serial port.', 'NetworkError'));
    const next = new WebSerialTransport(port, list);
    await expect(clock.run(next.open({ baudRate: 115_200 }))).rejects.toMatchObject({ code: 'open-failed' });
    expect(neighbour.opened).toHaveLength(0);
  });

  it('is not taken for another of the same kind that was never chosen', async () => {
    const { clock, line, port, ports, session } = plugged();
    port.isStale = true;
    const neighbour = new BrowserPort(line, usb);
    ports.splice(0, 1, neighbour);
    await expect(clock.run(session.connect())).rejects.toMatchObject({ code: 'open-failed' });
    expect(neighbour.opened).toHaveLength(0);
  });

  it('that is open already is said so', async () => {
    const { clock, port, session } = plugged();
    await port.open({ baudRate: 9600, bufferSize: 255 });
    await expect(clock.run(session.connect())).rejects.toMatchObject({ code: 'already-open' });
  });

  it('that the system does not open is said so', async () => {
    const { clock, line, session } = plugged();
    line.unplug();
    await expect(clock.run(session.connect())).rejects.toMatchObject({ code: 'open-failed' });
  });

  it('that a policy keeps shut is said so', async () => {
    const { clock, port, session } = plugged();
    port.open = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
    await expect(clock.run(session.connect())).rejects.toMatchObject({ code: 'policy-blocked' });
  });
});

/** A browser that answers a question for a port like this. */
function asking(answer: () => BrowserPort) {
  return {
    async requestPort() {
      return answer();
    },
    async getPorts() {
      return [];
    },
  };
}

function refusing(name: string) {
  return asking(() => {
    throw new DOMException('No port.', name);
  });
}

describe('choosing a port', () => {
  const dismissed = refusing('NotFoundError');
  const refused = refusing('SecurityError');

  it.each([
    ['without Web Serial', undefined, true, 'unsupported-browser'],
    ['and dismissing the chooser', dismissed, true, 'no-port-selected'],
    ['without a click', refused, false, 'gesture-required'],
    ['where a policy forbids it', refused, true, 'policy-blocked'],
  ] as const)('%s', async (_what, serial, hasGesture, code) => {
    await expect(choosePort(serial, { hasGesture })).rejects.toMatchObject({ code });
  });

  it('gives the port that was chosen', async () => {
    const { port } = plugged();
    expect(
      await choosePort(
        asking(() => port),
        { hasGesture: true },
      ),
    ).toBe(port);
  });
});
