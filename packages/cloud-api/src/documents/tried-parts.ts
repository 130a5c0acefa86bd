/** How the page calls what can be tried at a heading. */
export type Trying = 'call' | 'message' | 'errors';

/**
 * Headings of the documents at which something can be tried. They are known by their anchors, so that a page needs nothing of
 * the calls themselves before someone opens one.
 */
export const triedParts: Readonly<Record<string, Trying>> = {
  'speaker-tts-play-start': 'call',
  'speaker-audio-play-start': 'call',
  'speaker-replay': 'call',
  'speaker-play-stop': 'call',
  'speaker-play-mode-set': 'call',
  'speaker-play-volume-set': 'call',
  'psdk-widget-value-set': 'call',
  drc: 'call',
  widgets: 'message',
  progress: 'message',
  'custom-data': 'message',
  'floating-window': 'message',
  'resource-upload': 'message',
  'storage-config-get': 'call',
  'ready-state': 'message',
  values: 'message',
  errors: 'errors',
};

/** Where a console opens: `#try-speaker-replay`. */
export const tryAnchor = (anchor: string): string => `try-${anchor}`;
