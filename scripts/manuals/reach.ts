import {
  type Beam,
  formatFigure,
  formatNumber,
  type Language,
  type ProductInfo,
  type Sound,
} from '../../packages/catalog/src/index.ts';
import { type Html, html } from './html.ts';
import { part } from './parts.ts';
import { fill, texts } from './texts.ts';

/** Units of the drawings: tenths of a millimetre on paper, 170 mm wide. */
const wide = 1700;

/** How far a model's light or voice carries, drawn to scale from its figures; null where it has neither. */
export function reachHtml(info: ProductInfo, language: Language): Html | null {
  const { physics } = info;
  switch (physics?.kind) {
    case 'beam':
      return beamHtml(physics, language);
    case 'sound':
      return soundHtml(physics, language);
    case 'footprint':
      return soundHtml(physics.sound, language);
    default:
      return null;
  }
}

/** A label under or over the drawing. */
function label(x: number, y: number, text: string, anchor = 'middle', isQuiet = false): Html {
  return html`<text x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="${anchor}" class="${isQuiet ? 'is-quiet' : ''}">${text}</text>`;
}

function beamHtml({ angleDeg: angle, points: measured }: Beam, language: Language): Html {
  const { sections, leads, labels } = texts[language].manuals;
  const lamp = 60;
  const end = 1560;
  const perMetre = (end - lamp) / 100;
  const half = (metres: number) => Math.tan(((angle / 2) * Math.PI) / 180) * metres * perMetre;
  const beyond = end + 100;
  const middle = Math.ceil(half(106.7)) + 6;
  const ground = 2 * middle + 14;
  const circle = (metres: number) => Math.round(20 * Math.tan(((angle / 2) * Math.PI) / 180) * metres) / 10;
  const points = measured.map(({ distanceM: metres, lux }) => {
    const width = formatFigure(circle(metres), 'm');
    const light = `${formatFigure(lux, 'lx')}${labels.and}${fill(labels.circleOf, { width })}`;
    return { metres, light, isLast: metres === 100 };
  });
  const said = points.map(({ metres, light }) => `${formatFigure(metres, 'm')}${labels.colon}${light}`);
  return part(
    sections.light,
    html`<svg viewBox="0 0 ${wide} ${ground + 120}" role="img" aria-label="${said.join(labels.semicolon)}" class="drawing">
      <path d="M${lamp} ${middle} L${beyond} ${middle - half(106.7)} V${middle + half(106.7)} Z" class="light"/>
      <path d="M${lamp} ${middle} H${beyond}" class="axis"/>
      ${points.map(({ metres }) => {
        const x = lamp + metres * perMetre;
        return html`<ellipse cx="${x}" cy="${middle}" rx="${Math.max(8, half(metres) * 0.22)}" ry="${half(metres)}" class="ring"/><path d="M${x} ${middle + half(metres)} V${ground}" class="hair"/>`;
      })}
      <rect x="${lamp - 40}" y="${middle - 22}" width="40" height="44" class="ink"/>
      ${Array.from({ length: 21 }, (_, tick) => html`<path d="M${lamp + tick * 5 * perMetre} ${ground} v${tick % 10 === 0 ? 26 : tick % 5 === 0 ? 20 : 12}" class="ink-line"/>`)}
      <path d="M${lamp} ${ground} H${end}" class="ink-line"/>
      ${label(lamp, ground + 60, '0', 'middle', true)}
      ${points.map(({ metres, light, isLast }) => {
        const x = lamp + metres * perMetre;
        return html`${label(x, ground + 60, formatFigure(metres, 'm'), 'middle', true)}
          ${label(isLast ? wide : x, ground + 110, light, isLast ? 'end' : 'middle')}`;
      })}
    </svg>`,
    leads.light,
    'kept',
  );
}

/** What is left of a level after so many metres: 6 dB less at each doubling, and 9 dB a kilometre for the air. */
const levelAt = (atOneMetre: number, metres: number) =>
  atOneMetre - 20 * Math.log10(metres) - (9 * metres) / 1000;

/** The level at which a spoken order is still understood where it is quiet. */
const understood = 62;

function soundHtml({ levelDb: level, reachM: range }: Sound, language: Language): Html {
  const { sections, leads, labels } = texts[language].manuals;
  const left = 90;
  const right = 1620;
  const top = 30;
  const bottom = 320;
  const last = Math.ceil((range * 1.15) / 100) * 100;
  const from = 10;
  const x = (metres: number) => left + ((right - left) * metres) / last;
  const highest = Math.ceil(levelAt(level, from) / 10) * 10;
  const y = (decibel: number) => bottom - ((bottom - top) * (decibel - 50)) / (highest - 50);
  const curve = Array.from({ length: 60 }, (_, step) => from + ((last - from) * step) / 59).map(
    (metres) => `${x(metres).toFixed(0)} ${y(levelAt(level, metres)).toFixed(0)}`,
  );
  const step = last > 600 ? 200 : last > 300 ? 100 : 50;
  const said = fill(labels.carries, {
    range: formatFigure(range, 'm'),
    level: formatFigure(understood, 'dB'),
  });
  return part(
    sections.sound,
    html`<svg viewBox="0 0 ${wide} 385" role="img" aria-label="${said}" class="drawing">
      ${[60, 80, 100].filter((one) => one < highest).map((one) => html`<path d="M${left} ${y(one)} H${right}" class="hair"/>${label(left - 16, y(one) + 12, formatNumber(one), 'end', true)}`)}
      <path d="M${left} ${y(understood)} H${x(range)} V${bottom}" class="mark"/>
      <path d="M${curve.join(' L')}" class="curve"/>
      <circle cx="${x(range)}" cy="${y(understood)}" r="13" class="ink"/>
      ${label(x(range) - 20, y(understood) + 50, said, 'end')}
      <path d="M${left} ${bottom} H${right}" class="ink-line"/>
      ${Array.from({ length: Math.floor(last / step) + 1 }, (_, tick) => html`<path d="M${x(tick * step)} ${bottom} v18" class="ink-line"/>${label(x(tick * step), bottom + 58, tick === 0 ? '0' : formatFigure(tick * step, 'm'), 'middle', true)}`)}
      ${label(left - 16, top + 8, 'dB', 'end', true)}
    </svg>`,
    leads.sound,
    'kept',
  );
}
