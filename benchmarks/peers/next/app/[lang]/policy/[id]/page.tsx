import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Anchor } from '../../../../parts/Anchor.tsx';
import { Crumbs } from '../../../../parts/Crumbs.tsx';
import { contentOf, languages } from '../../../../parts/contents.ts';
import { LinkGrid } from '../../../../parts/LinkGrid.tsx';

type Props = { params: Promise<{ lang: string; id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  languages.flatMap((lang) => Object.keys(contentOf(lang).policies).map((id) => ({ lang, id })));

async function policyOf({ params }: Props) {
  const { lang, id } = await params;
  return contentOf(lang).policies[id] ?? notFound();
}

export const generateMetadata = async (props: Props): Promise<Metadata> => (await policyOf(props)).head;

export default async function Page(props: Props) {
  const { crumbs, heading, mark, contents, sections, ask, related } = await policyOf(props);
  return (
    <div className="wide section">
      <Crumbs items={crumbs} />
      <h1>{heading.title}</h1>
      <p>{heading.lead}</p>
      <p className="quiet">{mark}</p>
      <nav>
        <p className="quiet">{contents}</p>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="written">
        {sections.map(({ id, title, paragraphs, items }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <h2>{ask.title}</h2>
      <p>
        {ask.line}
        <a href={ask.phone.href}>{ask.phone.label}</a>
      </p>
      <p className="quiet">{ask.hours}</p>
      <Anchor href={ask.all.href}>{ask.all.label}</Anchor>
      <LinkGrid items={related} />
    </div>
  );
}
