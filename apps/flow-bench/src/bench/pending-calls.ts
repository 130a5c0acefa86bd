import { errorText } from './failures.ts';
import { plainText } from './plain-text.ts';

/** What a held call can be answered with: an output, an error, or something it says before it ends. */
export type Answer<Output> =
  | (Named & { readonly output: Output })
  | { readonly error: Error }
  | (Named & { readonly say: () => void });

interface Named {
  /** What links and exported tests know it by; it stays when the label is changed. */
  readonly id: string;
  /** What is shown. @default the id */
  readonly label?: string;
}

/** A call of a machine that waits for someone to answer it. */
export interface PendingCall {
  readonly id: number;
  readonly name: string;
  /** What the machine asked with, as text; empty where it asked with nothing. */
  readonly input: string;
  readonly answers: readonly {
    readonly id: string;
    readonly label: string;
    readonly isError: boolean;
    readonly give: () => void;
  }[];
}

/** An answer by the id it is stored by; that of an error is what a flow reads of it. */
type StoredAnswer = Answer<unknown> & { readonly id: string };

function stored(answer: Answer<unknown>): StoredAnswer {
  return 'error' in answer ? { ...answer, id: errorText(answer.error) } : answer;
}

/** The calls of a machine, held until they are answered by hand. */
export class PendingCalls {
  #waiting: readonly PendingCall[] = [];
  readonly #answers = new Map<string, (input: never) => readonly Answer<unknown>[]>();
  #next = 0;
  #changed: () => void = () => {};

  get waiting(): readonly PendingCall[] {
    return this.#waiting;
  }

  onChange(callback: () => void): void {
    this.#changed = callback;
  }

  /** What a call of this name could be answered with. */
  answersTo(name: string, input: unknown): readonly StoredAnswer[] {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The machine asks a call with that call's own input.
    return (this.#answers.get(name)?.(input as never) ?? []).map(stored);
  }

  /** A port that does what its answer says. A call whose state is left waits no longer. */
  held<Output, Input = undefined>(name: string, answersTo: (input: Input) => readonly Answer<Output>[]) {
    this.#answers.set(name, answersTo);
    return (input: Input, signal: AbortSignal): Promise<Output> => {
      const { promise, resolve, reject } = Promise.withResolvers<Output>();
      const id = this.#next;
      this.#next += 1;
      const leave = () => this.#set(this.#waiting.filter((call) => call.id !== id));
      const answers = answersTo(input).map((answer) => ({
        ...('error' in answer
          ? { id: errorText(answer.error), label: errorText(answer.error) }
          : { id: answer.id, label: answer.label ?? answer.id }),
        isError: 'error' in answer,
        give: () => {
          if ('say' in answer) {
            answer.say();
            return;
          }
          leave();
          if ('error' in answer) reject(answer.error);
          else resolve(answer.output);
        },
      }));
      signal.addEventListener('abort', leave, { once: true });
      this.#set([
        ...this.#waiting,
        { id, name, input: input === undefined ? '' : plainText(input), answers },
      ]);
      return promise;
    };
  }

  #set(waiting: readonly PendingCall[]): void {
    this.#waiting = waiting;
    this.#changed();
  }
}
