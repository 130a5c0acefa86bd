import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { codeOf } from './start-error.ts';

/** An error as the log has it. */
type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  query?: string;
};

/** What stands in the log for what is logged. It leaves out whatever can be personal or open a door. */
export const logSerializers = {
  /** Without its query, which can hold a phone number, and its caller's address. */
  req: (request: Pick<FastifyRequest, 'method' | 'url'>) => ({
    method: request.method,
    path: request.url.split('?', 1)[0],
  }),
  res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  err: loggedError,
  /** What @fastify/multipart traces: a request's headers, with the token among them. */
  busboyOptions: () => 'of a form',
};

/** Without the values of a failed statement, which the database's error repeats in its text and its fields. */
function loggedError(error: Error): LoggedError {
  if (error instanceof DrizzleQueryError) {
    const cause = error.cause ?? new Error('the statement failed');
    return { ...loggedError(cause), query: error.query };
  }
  const code = codeOf(error);
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(code === undefined ? {} : { code }),
  };
}

/** Tells of failed requests alone. Lines that the level leaves out would be made for every request all the same. */
export class FailureLogController extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) super.requestCompleted(error, request, reply);
  }
}

/** Milliseconds in which the same error again says nothing new. */
const quietFor = 10_000;

/** Most errors that are known apart; a log that is full of more is not made shorter. */
const mostKinds = 200;

/** What pino calls a level's method with, and that method. */
type LogMethod = (this: unknown, ...line: [unknown, ...unknown[]]) => void;

/**
 * Writes an error at once, and the same one again every ten seconds at most, then with how often it was `repeated` since.
 * A database that is away fails each request, and a disk that is full would fill up with that. A hook of pino.
 */
export function sampleRepeated(): (this: unknown, line: [unknown, ...unknown[]], write: LogMethod) => void {
  const seen = new Map<string, () => void>();
  return function sample(line, write) {
    const [about, text] = line;
    const error = errorIn(about);
    if (!error) return write.apply(this, line);
    const { type, message, code } = loggedError(error);
    const kind = JSON.stringify([text, type, message, code]);
    const again = seen.get(kind);
    if (again) return again();
    write.apply(this, line);
    if (seen.size >= mostKinds) return undefined;

    let repeated = 0;
    const timer = setInterval(() => {
      if (repeated > 0) write.call(this, { ...Object(about), repeated }, text);
      else {
        clearInterval(timer);
        seen.delete(kind);
      }
      repeated = 0;
    }, quietFor).unref();
    seen.set(kind, () => {
      repeated += 1;
    });
    return undefined;
  };
}

function errorIn(about: unknown): Error | null {
  if (typeof about !== 'object' || about === null || !('err' in about)) return null;
  return about.err instanceof Error ? about.err : null;
}
