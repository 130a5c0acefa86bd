import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';

const markup = (code: React.ReactNode) => linesOf(code).map((line) => renderToStaticMarkup(<>{line}</>));

const Opaque = () => <i>?</i>;

describe('the lines of highlighted code', () => {
  it('are cut where a text breaks', () => {
    expect(markup('one\ntwo')).toEqual(['one', 'two']);
    expect(markup('')).toEqual(['']);
  });

  it('keep an empty line between two, and make none after the last', () => {
    expect(markup('one\n\ntwo\n')).toEqual(['one', '', 'two']);
    expect(markup('\n')).toEqual(['']);
  });

  it('go on over neighbours', () => {
    expect(
      markup(
        <>
          <span className="code-keyword">import</span> json{'\n'}
          <span className="code-comment"># two</span>
        </>,
      ),
    ).toEqual(['<span class="code-keyword">import</span> json', '<span class="code-comment"># two</span>']);
  });

  it('repeat a span that runs over several, and what it stands in', () => {
    expect(
      markup(
        <span className="code-comment">
          {'one\n'}
          <b>two</b>
        </span>,
      ),
    ).toEqual(['<span class="code-comment">one</span>', '<span class="code-comment"><b>two</b></span>']);
  });

  it('leave what cannot be cut', () => {
    expect(markup([1, <Opaque key="opaque" />, '\n', null])).toEqual(['1<i>?</i>', '']);
  });
});
