import type { Product } from '../../content/types.ts';
import { Anchor } from './Anchor.tsx';
import { Crumbs } from './Crumbs.tsx';
import { Picture } from './Picture.tsx';

/** The first view of a product. */
export function Stage({ product }: { product: Product }) {
  const { code, crumbs, headline, description, actions, picture, figures, fits, tabs } = product;
  return (
    <section className="stage night">
      <div className="wide">
        <div>
          <Crumbs items={crumbs} />
          <h1 className="code">{code}</h1>
          <h2>{headline}</h2>
          <p>{description}</p>
          <p className="row">
            {actions.map(({ label, href }) => (
              <Anchor key={href} className="button" href={href}>
                {label}
              </Anchor>
            ))}
          </p>
        </div>
        <Picture picture={picture} sizes="(max-width: 768px) 100vw, 600px" isFirst />
        <dl className="facts">
          {figures.map(({ figure, label }) => (
            <div key={label}>
              <dd className="figure">{figure}</dd>
              <dt className="quiet">{label}</dt>
            </div>
          ))}
        </dl>
        <div>
          <p>{fits.label}</p>
          <ul className="trio">
            {fits.items.map(({ label, href, plan }) => (
              <li key={href}>
                <img className="plan" src={plan} alt="" width={400} height={300} loading="lazy" />
                <Anchor href={href}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={tabs.label}>
          <ul className="row">
            {tabs.items.map(({ label, href }) => (
              <li key={href}>
                <Anchor href={href}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
