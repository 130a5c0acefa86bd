import type { DeskRequest, DeskSession, SecondFactorSetup } from '@payload/api/contract';
import { actorOf } from '../actors/plain-actors.ts';
import type { Port } from '../ports/port.ts';
import { type ChangeInput, deskRequestMachine } from './request-machine.ts';
import { deskSessionMachine } from './session-machine.ts';

/** What the way to the desk needs from outside. */
export interface DeskSessionPorts {
  /** Asks whether the account may use the desk. */
  readonly check: Port<undefined, DeskSession>;
  /** Makes a secret for an authenticator app, for who was handed a code. */
  readonly setUp: Port<{ enrolmentCode: string }, SecondFactorSetup>;
  /** Opens the desk with a code of the app. */
  readonly give: Port<{ code: string }, DeskSession>;
  /** Waits until a moment, ISO 8601. */
  readonly expire: Port<{ until: string }, void>;
}

/** The way to the desk, with its ports. */
export function deskSessionOn({ check, setUp, give, expire }: DeskSessionPorts): typeof deskSessionMachine {
  return deskSessionMachine.provide({
    actors: { check: actorOf(check), setUp: actorOf(setUp), give: actorOf(give), expire: actorOf(expire) },
  });
}

/** What a request on the desk needs from outside. */
export interface DeskRequestPorts {
  readonly read: Port<{ number: string }, DeskRequest>;
  readonly change: Port<ChangeInput, DeskRequest>;
}

/** A request on the desk, with its ports. */
export function deskRequestOn({ read, change }: DeskRequestPorts): typeof deskRequestMachine {
  return deskRequestMachine.provide({ actors: { read: actorOf(read), change: actorOf(change) } });
}
