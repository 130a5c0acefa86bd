import { type FilmCue, filmCues } from '../../packages/catalog/src/index.ts';

const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

function webVtt(cues: readonly FilmCue[]): string {
  return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}\n`).join('\n')}`;
}

/** The caption files of a film in both languages, with the languages' tags in their names. */
export function captionFiles(code: string): { name: string; text: string }[] {
  return [
    { name: `${code}.en.vtt`, text: webVtt(filmCues(code, 'en')) },
    { name: `${code}.zh.vtt`, text: webVtt(filmCues(code, 'cn')) },
  ];
}
