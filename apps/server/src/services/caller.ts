/** Who asks: the network a request comes from, or null when it is not counted. */
export type Network = string | null;

/** From where something is asked. */
export interface Caller {
  network: Network;
  /** The secret a browser was given when someone signed in with it; null where it sends none. */
  browser: string | null;
  /** What the browser says it is, as it came in `User-Agent`; null where it says nothing. */
  userAgent: string | null;
}
