import { areEqual, type Bytes, hexOf } from '../bytes.ts';
import { sha256 } from '../checksums/sha256.ts';
import type { Clock } from '../clock.ts';
import { type ErrorCode, fileErrors, SerialError } from '../errors.ts';
import { encodeFrame, type Frame } from '../frames/frame.ts';
import {
  type DeviceInfo,
  decodeInfo,
  decodeResult,
  messages,
  protocolVersion,
  type VerifyResult,
  windowedCapability,
} from '../frames/messages.ts';
import type { FirmwareImage } from '../image/format.ts';
import { WindowedSender } from '../windowed/sender.ts';
import { cancelling } from '../ymodem/packet.ts';
import { YmodemSender } from '../ymodem/sender.ts';
import type { Link } from './link.ts';
import type { DeviceProtocol } from './protocol.ts';
import { Request } from './request.ts';

/** What every device takes for a name; it knows what it gets from the header. */
const fileName = 'firmware.bin';

/** Bytes of a data frame at most. */
const longestBlock = 1024;

/** How long three tries can take, with the longest reply. */
const requestPatience = 10_000;

/** The frames and transfers that S3 Mini and AD2 are assumed to speak; see docs/decisions. */
export class PayloadProtocol implements DeviceProtocol {
  readonly #clock: Clock;
  #seq = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async hello(link: Link): Promise<DeviceInfo> {
    const payload = Uint8Array.of(protocolVersion);
    const request = this.#request(link, messages.hello, payload, infoIn, 'hello-timeout');
    try {
      return await this.#ask(link, request);
    } catch (error) {
      // Something is there and speaks, but nothing that is understood here.
      if (error instanceof SerialError && error.code === 'hello-timeout' && request.heard > 0) {
        throw new SerialError('bad-hello', `${request.heard} bytes came that are no reply.`, {
          cause: error,
        });
      }
      throw error;
    }
  }

  async begin(link: Link, { header }: FirmwareImage): Promise<void> {
    const request = this.#request(link, messages.begin, header, refusalIn, 'timeout');
    const refusal = await this.#ask(link, request);
    if (refusal !== 'ready') throw new SerialError(refusal, `The device refused the file: ${refusal}.`);
  }

  async transfer(
    link: Link,
    image: FirmwareImage,
    info: DeviceInfo,
    progress: (acknowledged: number, repeated: number) => void,
  ): Promise<void> {
    const { payload } = image;
    const { bytesPerSecond } = link;
    const engine =
      (info.caps & windowedCapability) === 0
        ? new YmodemSender(
            { name: fileName, bytes: payload },
            { now: this.#clock.now(), bytesPerSecond, isInvited: true },
          )
        : new WindowedSender(payload, {
            offset: await this.#offsetToResume(link, payload, info.resumeOffset),
            now: this.#clock.now(),
            bytesPerSecond,
            blockSize: Math.min(info.maxBlock, longestBlock),
          });
    link.purge();
    await link.drive(engine, transferPatience(payload.length, bytesPerSecond), () =>
      progress(engine.acknowledged, engine.repeated),
    );
  }

  async verify(link: Link, { sha256: wanted }: FirmwareImage): Promise<void> {
    const { status, sha256: held } = await this.#held(link);
    if (status !== 'good' || !areEqual(held, wanted)) {
      throw new SerialError('verify-mismatch', `The device holds ${hexOf(held)} and finds it ${status}.`);
    }
  }

  cancel(link: Link): Promise<void> {
    link.stop();
    return link.write(cancelling);
  }

  reboot(link: Link): Promise<void> {
    return link.write(encodeFrame(this.#frame(messages.reboot, new Uint8Array())));
  }

  /** Where to go on: after the bytes the device holds, if they are the image's. */
  async #offsetToResume(link: Link, payload: Bytes, offset: number): Promise<number> {
    if (offset === 0 || offset > payload.length) return 0;
    const { sha256: held } = await this.#held(link);
    return areEqual(held, sha256(payload.subarray(0, offset))) ? offset : 0;
  }

  #held(link: Link): Promise<VerifyResult> {
    return this.#ask(link, this.#request(link, messages.verify, new Uint8Array(), resultIn, 'timeout'));
  }

  #request<Reply>(
    { bytesPerSecond }: Link,
    type: number,
    payload: Bytes,
    read: (frame: Frame) => Reply | null,
    silence: ErrorCode,
  ): Request<Reply> {
    const now = this.#clock.now();
    return new Request(this.#frame(type, payload), read, { now, bytesPerSecond, silence });
  }

  async #ask<Reply>(link: Link, request: Request<Reply>): Promise<Reply> {
    link.purge();
    await link.drive(request, requestPatience);
    const { reply } = request;
    if (reply === null) throw new Error('A request ended well without its reply.');
    return reply;
  }

  #frame(type: number, payload: Bytes): Frame {
    this.#seq = (this.#seq + 1) & 0xff;
    return { type, seq: this.#seq, payload };
  }
}

/** The longest a transfer may take, in milliseconds: four times what the line needs, and half a minute. */
export function transferPatience(size: number, bytesPerSecond: number): number {
  return 30_000 + 4 * (size / bytesPerSecond) * 1000;
}

function infoIn({ type, payload }: Frame): DeviceInfo | null {
  return type === messages.info ? decodeInfo(payload) : null;
}

function resultIn({ type, payload }: Frame): VerifyResult | null {
  return type === messages.result ? decodeResult(payload) : null;
}

function refusalIn({ type, payload }: Frame): 'ready' | ErrorCode | null {
  if (type === messages.ready) return 'ready';
  if (type !== messages.reject) return null;
  return fileErrors[(payload[0] ?? 0) - 1] ?? 'cancelled-by-device';
}
