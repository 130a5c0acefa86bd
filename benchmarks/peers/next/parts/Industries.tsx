import type { Home } from '../../content/types.ts';
import { Anchor } from './Anchor.tsx';
import { Picture } from './Picture.tsx';
import { Slides } from './Slides.tsx';

export function Industries({ industries }: { industries: Home['industries'] }) {
  return (
    <section className="night">
      <div className="wide section">
        <h2>{industries.title}</h2>
        <Slides previous={industries.previous} next={industries.next}>
          {industries.items.map(({ label, href, line, scenarios, aircraft, products }) => (
            <li key={href}>
              <h3>
                <Anchor className="cover" href={href}>
                  {label}
                </Anchor>
              </h3>
              <p className="quiet">{line}</p>
              <div className="trio">
                <div>
                  <img className="plan" src={aircraft.plan} alt="" width={400} height={300} loading="lazy" />
                  <b>{aircraft.code}</b>
                </div>
                {products.map(({ code, picture }) => (
                  <div key={code}>
                    <Picture picture={picture} sizes="150px" />
                    <b>{code}</b>
                  </div>
                ))}
              </div>
              <ul>
                {scenarios.map((scenario) => (
                  <li key={scenario}>{scenario}</li>
                ))}
              </ul>
            </li>
          ))}
        </Slides>
      </div>
    </section>
  );
}
