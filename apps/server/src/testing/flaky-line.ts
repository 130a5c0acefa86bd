import net from 'node:net';
import { listenAnywhere } from './port.ts';

/** What a line does: carry what is sent, hang up on everybody, or carry nothing without hanging up. */
type LineState = 'up' | 'cut' | 'silent';

/** A line to a real server of this machine that can be made to fail. */
export interface FlakyLine {
  port: number;
  become(state: LineState): void;
  close(): Promise<void>;
}

export async function startFlakyLine(target: number): Promise<FlakyLine> {
  let state: LineState = 'up';
  const sockets = new Set<net.Socket>();

  /** Carries what comes from one end to the other; what comes while the line is silent arrives when it is up again. */
  const carry = (from: net.Socket, to: net.Socket): void => {
    sockets.add(from);
    from.on('data', (piece) => to.write(piece));
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    // Whoever breaks off is told of by 'close'.
    from.on('error', () => {});
    if (state === 'silent') from.pause();
  };
  const server = net.createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = net.connect(target, '127.0.0.1');
    carry(near, far);
    carry(far, near);
  });

  const become = (next: LineState): void => {
    state = next;
    for (const socket of sockets) {
      if (next === 'cut') socket.destroy();
      else if (next === 'silent') socket.pause();
      else socket.resume();
    }
  };
  return {
    port: await listenAnywhere(server),
    become,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        become('cut');
      }),
  };
}
