import { areEqual, type Bytes, concat, hexOf } from '../bytes.ts';
import { sha256 } from '../checksums/sha256.ts';
import type { Clock } from '../clock.ts';
import { type ErrorCode, fileErrors, SerialError } from '../errors.ts';
import { windowedCapability } from '../frames/capabilities.ts';
import { type DeviceInfo, decodeInfo, type ProtocolVersion, protocolVersion } from '../frames/device-info.ts';
import { encodeFrame, type Frame } from '../frames/frame.ts';
import { decodeResult, encodeU32, messages, nonceLength, type VerifyResult } from '../frames/messages.ts';
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

const empty: Bytes = new Uint8Array();

type RequestOptions = Omit<ConstructorParameters<typeof Request>[2], 'now' | 'bytesPerSecond'>;

interface PayloadProtocolOptions {
  /** Bytes nobody can foretell; a simulation gives the same ones each time. */
  readonly random?: (length: number) => Bytes;
}

/** The frames and transfers that S3 Mini and AD2 are assumed to speak; see docs/serial-protocol.md. */
export class PayloadProtocol implements DeviceProtocol {
  readonly #clock: Clock;
  readonly #random: (length: number) => Bytes;
  #seq = 0;

  constructor(
    clock: Clock,
    { random = (length) => crypto.getRandomValues(new Uint8Array(length)) }: PayloadProtocolOptions = {},
  ) {
    this.#clock = clock;
    this.#random = random;
  }

  /**
   * Asks in the newest version, twice, and then in the first: a device that does not know a later one may be silent
   * to it. What answers the first is asked once more, for it may know better and only have missed the questions.
   */
  async hello(link: Link): Promise<DeviceInfo> {
    const newest = await this.#greet(link, protocolVersion, 2);
    if (newest.info !== null) return newest.info;
    const first = await this.#greet(link, 1, 1);
    if (first.info !== null) return (await this.#greet(link, protocolVersion, 2)).info ?? first.info;
    let received = newest.received + first.received;
    if (received > 0) {
      // It may be one that resets as its port is opened, and tells so in text.
      const later = await this.#greet(link, protocolVersion, 3);
      if (later.info !== null) return later.info;
      received += later.received;
    }
    if (received === 0)
      throw new SerialError('hello-timeout', 'No reply to 3 requests.', { values: { tries: 3 } });
    // Something is there and speaks, but nothing that is understood here.
    throw new SerialError('bad-hello', `${received} bytes came that are no reply.`, { values: { received } });
  }

  async helloOnce(link: Link): Promise<DeviceInfo | null> {
    return (await this.#greet(link, protocolVersion, 1)).info;
  }

  async setRate(link: Link, baudRate: number): Promise<boolean> {
    const request = this.#request(link, messages.baud, encodeU32(baudRate), rateReplyIn, {
      what: 'baud',
      silence: 'timeout',
    });
    try {
      return (await this.#ask(link, request)) === 'ready';
    } catch (error) {
      if (error instanceof SerialError && error.code === 'timeout') return false;
      throw error;
    }
  }

  async begin(
    link: Link,
    { header }: FirmwareImage,
    info: DeviceInfo,
    onBusy: (ms: number) => void,
  ): Promise<void> {
    const isSame = (reply: Frame) => {
      const now = infoIn(reply);
      return now && now.model === info.model && now.serial === info.serial;
    };
    const request = this.#request(link, messages.begin, header, refusalIn, {
      what: 'begin',
      silence: 'timeout',
      limit: info.limits.beginMs,
      onBusy,
      proof: { frame: this.#frame(messages.hello, Uint8Array.of(info.protocolVersion)), isSame },
    });
    const refusal = await this.#ask(link, request);
    if (refusal !== 'ready') throw new SerialError(refusal, `The device refused the file: ${refusal}.`);
  }

  async transfer(
    link: Link,
    image: FirmwareImage,
    info: DeviceInfo,
    progress: (acknowledged: number, repeated: number) => void,
  ): Promise<void> {
    const engine = await this.#sender(link, image, info);
    await link.drive(engine, () => progress(engine.acknowledged, engine.repeated));
  }

  async verify(
    link: Link,
    { payload, sha256: named }: FirmwareImage,
    info: DeviceInfo,
    onBusy: (ms: number) => void,
  ): Promise<void> {
    const nonce = this.#nonce(info.protocolVersion);
    const { status, sha256: held } = await this.#held(link, info, nonce, onBusy);
    if (status === 'good' && areEqual(held, sha256(concat(nonce, payload)))) return;
    const values = { status, sha256: hexOf(held), ...(nonce.length === 0 ? {} : { nonce: hexOf(nonce) }) };
    const isEcho = nonce.length > 0 && areEqual(held, named);
    const why = isEcho
      ? `The device repeats the SHA-256 of the header instead of hashing what it holds, and finds it ${status}.`
      : `The SHA-256 of what the device holds is not the file's, and it finds that ${status}.`;
    throw new SerialError('verify-mismatch', why, { values });
  }

  cancel(link: Link): Promise<void> {
    link.stop();
    return link.write(cancelling);
  }

  reboot(link: Link): Promise<void> {
    return link.write(encodeFrame(this.#frame(messages.reboot, empty)));
  }

  async #greet(
    link: Link,
    version: ProtocolVersion,
    tries: number,
  ): Promise<{ info: DeviceInfo | null; received: number }> {
    const request = this.#request(link, messages.hello, Uint8Array.of(version), infoIn, {
      what: 'hello',
      silence: 'hello-timeout',
      tries,
    });
    try {
      return { info: await this.#ask(link, request), received: request.received };
    } catch (error) {
      if (!(error instanceof SerialError) || error.code !== 'hello-timeout') throw error;
      return { info: null, received: request.received };
    }
  }

  async #sender(link: Link, { payload }: FirmwareImage, info: DeviceInfo) {
    const limit = info.limits.beginMs;
    const { bytesPerSecond } = link;
    if ((info.caps & windowedCapability) === 0) {
      return new YmodemSender(
        { name: fileName, bytes: payload },
        { now: this.#clock.now(), bytesPerSecond, limit },
      );
    }
    const offset = await this.#offsetToResume(link, payload, info);
    link.purge();
    return new WindowedSender(payload, {
      offset,
      now: this.#clock.now(),
      bytesPerSecond,
      blockSize: Math.min(info.maxBlock, longestBlock),
      limit,
    });
  }

  /** Where to go on: after the bytes the device holds, if they are the image's. */
  async #offsetToResume(link: Link, payload: Bytes, info: DeviceInfo): Promise<number> {
    const { resumeOffset: offset } = info;
    if (offset === 0 || offset > payload.length) return 0;
    const nonce = this.#nonce(info.protocolVersion);
    const { sha256: held } = await this.#held(link, info, nonce, () => {});
    return areEqual(held, sha256(concat(nonce, payload.subarray(0, offset)))) ? offset : 0;
  }

  /** Nothing for a device of version 1, which does not take any. */
  #nonce(version: ProtocolVersion): Bytes {
    return version === 1 ? empty : this.#random(nonceLength);
  }

  #held(link: Link, info: DeviceInfo, nonce: Bytes, onBusy: (ms: number) => void): Promise<VerifyResult> {
    const request = this.#request(link, messages.verify, nonce, resultIn, {
      what: 'verify',
      silence: 'timeout',
      limit: info.limits.verifyMs,
      onBusy,
    });
    return this.#ask(link, request);
  }

  #request<Reply>(
    { bytesPerSecond }: Link,
    type: number,
    payload: Bytes,
    read: (frame: Frame) => Reply | null,
    options: RequestOptions,
  ): Request<Reply> {
    const now = this.#clock.now();
    return new Request(this.#frame(type, payload), read, { ...options, now, bytesPerSecond });
  }

  async #ask<Reply>(link: Link, request: Request<Reply>): Promise<Reply> {
    link.purge();
    await link.drive(request);
    const { reply } = request;
    if (reply === null) throw new Error('A request ended well without its reply.');
    link.putBack(request.rest);
    return reply;
  }

  #frame(type: number, payload: Bytes): Frame {
    this.#seq = (this.#seq + 1) & 0xff;
    return { type, seq: this.#seq, payload };
  }
}

function infoIn({ type, payload }: Frame): DeviceInfo | null {
  return type === messages.info ? decodeInfo(payload) : null;
}

function resultIn({ type, payload }: Frame): VerifyResult | null {
  return type === messages.result ? decodeResult(payload) : null;
}

function rateReplyIn({ type }: Frame): 'ready' | 'refused' | null {
  if (type === messages.baudReady) return 'ready';
  return type === messages.reject ? 'refused' : null;
}

function refusalIn({ type, payload }: Frame): 'ready' | ErrorCode | null {
  if (type === messages.ready) return 'ready';
  if (type !== messages.reject) return null;
  return fileErrors[(payload[0] ?? 0) - 1] ?? 'cancelled-by-device';
}
