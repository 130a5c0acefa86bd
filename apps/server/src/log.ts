import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyRequest } from 'fastify';
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
