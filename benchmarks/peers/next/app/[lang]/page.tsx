import type { Metadata } from 'next';
import { Anchor } from '../../parts/Anchor.tsx';
import { contentOf } from '../../parts/contents.ts';
import { Hero } from '../../parts/Hero.tsx';
import { Industries } from '../../parts/Industries.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { Slides } from '../../parts/Slides.tsx';

type Props = { params: Promise<{ lang: string }> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  contentOf((await params).lang).home.head;

const Heading = ({ title, lead }: { title: string; lead: string }) => (
  <div className="heading">
    <h2>{title}</h2>
    <p className="quiet">{lead}</p>
  </div>
);

export default async function Page({ params }: Props) {
  const { home } = contentOf((await params).lang);
  const { families, recommended, aircraft, compare, personality, industries } = home;
  return (
    <>
      <Hero hero={home.hero} />
      <section className="night" id="families" aria-label={families.label}>
        <ul className="strip wide">
          {families.items.map(({ label, href, count, range, picture }) => (
            <li key={href}>
              <Picture picture={picture} sizes="(max-width: 768px) 130px, 180px" />
              <Anchor className="cover" href={href}>
                <b>{label}</b>
              </Anchor>
              <p className="quiet">{count}</p>
              <p>{range}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="night">
        <div className="wide section">
          <Heading {...recommended} />
          <Slides previous={recommended.previous} next={recommended.next}>
            {recommended.items.map(({ label, href, line, measure, figure, picture }) => (
              <li key={href}>
                <Picture picture={picture} sizes="(max-width: 768px) 365px, 440px" />
                <h3>{label}</h3>
                <p>{line}</p>
                <p className="quiet">
                  {measure} <span className="figure">{figure}</span>
                </p>
                <Anchor className="cover" href={href}>
                  {recommended.learn}
                </Anchor>
              </li>
            ))}
          </Slides>
        </div>
      </section>
      <section className="wide section" id="aircraft">
        <Heading {...aircraft} />
        <ul className="grid">
          {aircraft.items.map(({ label, href, plan, name, count, limit }) => (
            <li key={href}>
              <img className="plan" src={plan} alt="" width={400} height={300} loading="lazy" />
              <h3>
                <Anchor className="cover" href={href}>
                  {label}
                </Anchor>
              </h3>
              <p>{count}</p>
              <p>{limit}</p>
              <p className="quiet">{name}</p>
            </li>
          ))}
        </ul>
        <p className="row">
          {aircraft.others.label}
          {aircraft.others.items.map(({ label, href }) => (
            <Anchor key={href} href={href}>
              {label}
            </Anchor>
          ))}
        </p>
      </section>
      <section className="wide section" id="compare">
        <Heading {...compare} />
        <ul className="grid">
          {compare.items.map(({ label, href, measure, picture, bars }) => (
            <li key={href}>
              <h3>
                <Anchor className="cover" href={href}>
                  {label}
                </Anchor>
              </h3>
              <p className="quiet">{measure}</p>
              <Picture picture={picture} sizes="(max-width: 768px) 200px, 300px" />
              <ul className="bars">
                {bars.map((bar) => (
                  <li key={bar.label}>
                    {bar.label}
                    <i style={{ inlineSize: `${bar.share * 100}%` }} />
                    {bar.figure}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className="row">
          {compare.others.label}
          {compare.others.items.map(({ label, href }) => (
            <Anchor key={href} href={href}>
              {label}
            </Anchor>
          ))}
        </p>
      </section>
      <section className="night">
        <div className="wide section">
          <Picture picture={personality.picture} sizes="(max-width: 768px) 100vw, 1280px" />
          <Heading {...personality} />
          <p>
            <Anchor className="button" href={personality.action.href}>
              {personality.action.label}
            </Anchor>
          </p>
        </div>
      </section>
      <Industries industries={industries} />
    </>
  );
}
