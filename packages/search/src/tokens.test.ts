import { describe, expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

const terms = (text: string, last = true) => tokensOf(text, { last }).map(({ term }) => term);

describe('tokensOf', () => {
  it('takes Chinese in pairs and the last character alone', () => {
    expect(terms('喊话器')).toEqual(['喊话', '话器', '器']);
    expect(terms('喊话器', false)).toEqual(['喊话', '话器']);
    expect(terms('灯', false)).toEqual(['灯']);
  });

  it('cuts between scripts, and keeps numbers and versions whole', () => {
    expect(terms('T90探照灯', false)).toEqual(['t90', '探照', '照灯']);
    expect(terms('13\u2009000\u2009lm, 13,000 lm')).toEqual(['13000', 'lm', '13000', 'lm']);
    expect(terms('S3mini-2.4.1 speaker_tts')).toEqual(['s3mini', '2.4.1', 'speaker', 'tts']);
  });

  it('does not mind width and case', () => {
    expect(terms('Ｔ９０Ｖ２ LUMEN')).toEqual(['t90v2', 'lumen']);
  });
});
