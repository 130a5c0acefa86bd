import 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Visitors reach the server by HTTPS. */
    readonly isSecure: boolean;
    /** Nobody but whoever sits at this machine reaches the server, so what comes from it is not counted. */
    readonly isPrivate: boolean;
    /** Told the name of a limit that someone has reached. */
    readonly onLimitReached: (limit: string) => void;
  }
}
