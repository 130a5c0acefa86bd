import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf, withReadingAids } from './elements.tsx';

const translations = {
  copyLink: (heading: string) => `Copy the link to ${heading}`,
  copied: 'Copied.',
  notCopied: 'Not copied.',
  table: (heading: string) => `Table: ${heading}`,
};
const markup = (children: React.ReactNode) =>
  renderToStaticMarkup(<>{withReadingAids(children, translations)}</>);

const Frame = ({ children }: { children: React.ReactNode }) => <div>{children}</div>;

describe('the reading aids of a document', () => {
  it('give a heading with an id its link, named by its words alone', () => {
    const html = markup(
      <section>
        <h2 id="tts">
          Speak <code>text</code>
        </h2>
      </section>,
    );
    expect(html).toContain('<h2 id="tts">Speak <code>text</code></h2>');
    expect(html).toContain('href="#tts" aria-label="Copy the link to Speak text"');
  });

  it('mark the short cells of a table, which are not broken', () => {
    const html = markup(
      <table>
        <tbody>
          <tr>
            <th>Range</th>
            <td>
              <code>0–100</code> %
            </td>
            <td>Loudness as a share of the loudest</td>
          </tr>
        </tbody>
      </table>,
    );
    expect(html).toContain('<th>Range</th><td data-short=""><code>0–100</code> %</td><td>Loudness');
  });

  it('leave a heading without an id, what has a class, and components', () => {
    expect(markup(<h2>Overview</h2>)).toBe('<h2>Overview</h2>');

    expect(
      markup(
        <Frame>
          <table />
        </Frame>,
      ),
    ).toBe('<div><table></table></div>');
    const own = <table className="own" />;
    expect(markup(own)).toBe('<table class="own"></table>');
  });

  it('name a table by its caption, or by the heading above it', () => {
    const captioned = (
      <table>
        <caption>Methods</caption>
      </table>
    );
    expect(markup(captioned)).toContain('aria-label="Methods" tabindex="0"');
    expect(
      markup(
        <>
          <h3>Errors</h3>
          <div>
            <table />
          </div>
        </>,
      ),
    ).toContain('aria-label="Table: Errors"');
  });

  it('read words across elements', () => {
    expect(textOf(['a ', <b key="b">{1}</b>, null, true])).toBe('a 1');
  });
});
