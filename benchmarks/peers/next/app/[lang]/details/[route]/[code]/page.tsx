import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Anchor } from '../../../../../parts/Anchor.tsx';
import { Beam } from '../../../../../parts/Beam.tsx';
import { contentOf, languages } from '../../../../../parts/contents.ts';
import { LinkGrid } from '../../../../../parts/LinkGrid.tsx';
import { Picture } from '../../../../../parts/Picture.tsx';
import { Problems } from '../../../../../parts/Problems.tsx';
import { Stage } from '../../../../../parts/Stage.tsx';

type Props = { params: Promise<{ lang: string; route: string; code: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  languages.flatMap((lang) =>
    Object.entries(contentOf(lang).products).map(([code, { route }]) => ({ lang, route, code })),
  );

async function productOf({ params }: Props) {
  const { lang, code } = await params;
  return contentOf(lang).products[code] ?? notFound();
}

export const generateMetadata = async (props: Props): Promise<Metadata> => (await productOf(props)).head;

export default async function Page(props: Props) {
  const product = await productOf(props);
  const { beam, features, problems, siblings, files, owned, related } = product;
  return (
    <>
      <Stage product={product} />
      {beam && <Beam beam={beam} />}
      <section className="wide section">
        <h2>{features.title}</h2>
        <dl className="facts">
          {features.items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {problems && <Problems problems={problems} />}
      {siblings && (
        <section className="wide section">
          <h2>{siblings.title}</h2>
          <ul className="grid">
            {siblings.items.map(({ label, href, figures, difference, picture }) => (
              <li key={href}>
                <Picture picture={picture} sizes="(max-width: 768px) 200px, 240px" />
                <h3>
                  <Anchor className="cover" href={href}>
                    {label}
                  </Anchor>
                </h3>
                <p>{figures.join(' ')}</p>
                <p className="quiet">{difference}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {files && (
        <section className="wide section">
          <h2>{files.title}</h2>
          <ul className="grid">
            {files.items.map(({ label, href, facts }) => (
              <li key={href}>
                <a className="cover" href={href} download>
                  {label}
                </a>
                <p className="quiet">{facts}</p>
              </li>
            ))}
          </ul>
          <Anchor href={files.all.href}>{files.all.label}</Anchor>
        </section>
      )}
      {[owned, related].map(
        (group) =>
          group && (
            <section key={group.title} className="wide section">
              <h2>{group.title}</h2>
              <LinkGrid items={group.items} />
            </section>
          ),
      )}
    </>
  );
}
