/** From where a model is looked at: degrees around it, degrees above the horizon, and how much larger than at first. */
export type View = { azimuth: number; elevation: number; zoom: number };

const limits = { elevation: 85, leastZoom: 0.8, mostZoom: 4 };
const step = { turn: 15, zoom: 1.25 };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A view turned by degrees and enlarged; what a camera cannot do is cut off. */
export function moved(view: View, by: { azimuth?: number; elevation?: number; zoom?: number }): View {
  return {
    azimuth: view.azimuth + (by.azimuth ?? 0),
    elevation: within(view.elevation + (by.elevation ?? 0), -limits.elevation, limits.elevation),
    zoom: within(view.zoom * (by.zoom ?? 1), limits.leastZoom, limits.mostZoom),
  };
}

/** What a key does to the view, or nothing. Arrows push the model: the one to the right shows more of its left. */
export function viewAfterKey(key: string, view: View, home: View): View | undefined {
  switch (key) {
    case 'ArrowLeft':
      return moved(view, { azimuth: step.turn });
    case 'ArrowRight':
      return moved(view, { azimuth: -step.turn });
    case 'ArrowUp':
      return moved(view, { elevation: -step.turn });
    case 'ArrowDown':
      return moved(view, { elevation: step.turn });
    case '+':
    case '=':
      return moved(view, { zoom: step.zoom });
    case '-':
    case '_':
      return moved(view, { zoom: 1 / step.zoom });
    case 'Home':
      return home;
    default:
      return undefined;
  }
}

/** How long a view takes to come most of the way to where it is going, in milliseconds. */
const settling = 70;

/** A view on its way to another after so many milliseconds: fast at first, and there once nobody sees the rest. */
export function approached(view: View, target: View, elapsed: number): View {
  const part = 1 - Math.exp(-elapsed / settling);
  const toward = (from: number, to: number, unseen: number) =>
    Math.abs(to - from) < unseen ? to : from + (to - from) * part;
  return {
    azimuth: toward(view.azimuth, target.azimuth, 0.05),
    elevation: toward(view.elevation, target.elevation, 0.05),
    zoom: toward(view.zoom, target.zoom, 0.001),
  };
}

export const isSame = (one: View, other: View) =>
  one.azimuth === other.azimuth && one.elevation === other.elevation && one.zoom === other.zoom;

/** The azimuth as people say it: from -180 to 180 degrees, 0 is the front. */
export const heading = (azimuth: number) => ((((azimuth + 180) % 360) + 360) % 360) - 180;
