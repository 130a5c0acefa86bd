import type { CloudApiId, Widget, WidgetRole } from './source.ts';

const of =
  (type: Widget['type'], from: number, to: number) =>
  (index: number, role: WidgetRole, first = from): Widget => ({ index, type, from, to, role, first });

const onOff = of('switch', 0, 1);
const percent = of('range', 0, 100);
const button = (index: number, role: WidgetRole): Widget => of('button', 1, 1)(index, role, 0);
const threeOf = of('list', 0, 2);
const fourOf = of('list', 0, 3);

/** What the light, flash and voice of a T40S and of an M3D have by the same numbers. */
const lamp = [onOff(0, 'light'), percent(1, 'brightness', 60), onOff(2, 'strobe')];
const voice = [onOff(4, 'link', 1), fourOf(5, 'flash'), percent(6, 'volume', 60), onOff(7, 'loop')];

/** The widget table of each document, with what each stands for. */
export const widgets: Readonly<Record<CloudApiId, readonly Widget[]>> = {
  megaphone: [
    onOff(0, 'amplifier', 1),
    percent(1, 'volume', 60),
    threeOf(2, 'mode', 2),
    // The horn of an H1T, which the samples are of, is fixed.
    { ...of('range', 0, 90)(3, 'tilt'), isRefused: true },
    onOff(4, 'loop'),
    fourOf(5, 'siren'),
    button(6, 'stop'),
  ],
  t40s: [...lamp, of('range', -90, 30)(3, 'tilt', 0), ...voice, button(8, 'centre')],
  s3mini: [
    onOff(0, 'light'),
    of('list', 0, 4)(1, 'colour', 3),
    of('list', 0, 7)(2, 'pattern', 1),
    of('range', 1, 100)(3, 'brightness', 80),
    of('read-only', 0, 100)(4, 'battery', 82),
  ],
  m3d: [
    ...lamp,
    ...voice,
    button(8, 'centre'),
    onOff(9, 'lid-check'),
    onOff(10, 'amplifier', 1),
    threeOf(11, 'mode', 2),
    fourOf(12, 'siren'),
    button(13, 'stop'),
  ],
};
