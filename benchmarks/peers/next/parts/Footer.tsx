import type { Frame } from '../../content/types.ts';
import { Anchor } from './Anchor.tsx';

/** The way to ask on every page, and the footer. */
export function Footer({ frame: { consult, footer } }: { frame: Frame }) {
  return (
    <>
      <button type="button" className="consult button" popoverTarget="consult">
        {consult.title}
      </button>
      <div id="consult" popover="auto">
        <h2>{consult.title}</h2>
        <p>{consult.scan}</p>
        <img src={consult.code} alt="" width={200} height={200} loading="lazy" />
        <ul>
          {consult.contacts.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <button type="button" popoverTarget="consult" popoverTargetAction="hide">
          {consult.close}
        </button>
      </div>
      <footer className="foot night">
        <div className="wide">
          <section>
            <h2 className="quiet">{footer.headings.products}</h2>
            {footer.groups.map(({ label, items }) => (
              <details key={label}>
                <summary>{label}</summary>
                <ul className="columns">
                  {items.map((item) => (
                    <li key={item.href}>
                      <Anchor href={item.href}>{item.label}</Anchor>{' '}
                      <span className="quiet">{item.figure}</span>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </section>
          <section>
            <h2 className="quiet">{footer.headings.scan}</h2>
            <ul className="row">
              {footer.codes.map(({ src, alt, label }) => (
                <li key={src}>
                  <img src={src} alt={alt} width={112} height={112} loading="lazy" />
                  <span className="quiet">{label}</span>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="quiet">{footer.headings.contacts}</h2>
            {footer.contacts.map(({ label, phone, href, lines }) => (
              <div key={href}>
                <p className="quiet">{label}</p>
                <a href={href}>{phone}</a>
                {lines.map((line) => (
                  <p key={line} className="quiet">
                    {line}
                  </p>
                ))}
              </div>
            ))}
          </section>
          <ul className="row">
            {footer.links.map(({ label, href }) => (
              <li key={href}>
                <Anchor href={href}>{label}</Anchor>
              </li>
            ))}
          </ul>
          <ul className="row quiet">
            {footer.legal.map(({ label, href }) => (
              <li key={label}>{href ? <Anchor href={href}>{label}</Anchor> : label}</li>
            ))}
          </ul>
        </div>
      </footer>
    </>
  );
}
