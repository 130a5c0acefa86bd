/** Why a film does not play, as far as a browser tells. */
export type Failure =
  /** The connection is gone. */
  | 'offline'
  /** It had begun, and no more of it came. */
  | 'interrupted'
  /** The file is not there, or this browser cannot read it. */
  | 'unplayable';

/**
 * native: no script yet, the browser's own controls play it; resting: its picture and the button;
 * started: the browser's controls; failed: the picture and the button again, and what happened.
 */
export type PlayerState =
  | { name: 'native' | 'resting' | 'started'; failure?: undefined }
  | { name: 'failed'; failure: Failure };

type PlayerEvent = { type: 'script' } | { type: 'press' } | { type: 'fail'; failure: Failure };

/** What the player does next. A film that was started before the script came goes on. */
export function nextState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'script':
      return state.name === 'native' ? { name: 'resting' } : state;
    case 'press':
      return { name: 'started' };
    case 'fail':
      return state.name === 'resting' ? state : { name: 'failed', failure: event.failure };
  }
}

/** `MediaError.MEDIA_ERR_NETWORK` of the HTML standard; servers do not have the name. */
const networkError = 2;

/** The reason of an error, of the element's code if it has one. */
export function failureOf(code: number | undefined, onLine: boolean): Failure {
  if (!onLine) return 'offline';
  return code === networkError ? 'interrupted' : 'unplayable';
}

/** A duration as players show it: 0:06, 12:30, 1:02:03. */
export function clock(seconds: number): string {
  const totalSeconds = Math.round(seconds);
  const parts = [Math.floor(totalSeconds / 3600), Math.floor(totalSeconds / 60) % 60, totalSeconds % 60];
  const [hours = 0, ...rest] = parts;
  const visibleParts = hours > 0 ? parts : rest;
  return visibleParts
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}
