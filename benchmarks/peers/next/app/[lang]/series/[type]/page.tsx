import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Anchor } from '../../../../parts/Anchor.tsx';
import { Crumbs } from '../../../../parts/Crumbs.tsx';
import { contentOf, languages } from '../../../../parts/contents.ts';
import { SeriesList } from '../../../../parts/SeriesList.tsx';

type Props = { params: Promise<{ lang: string; type: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  languages.flatMap((lang) => Object.keys(contentOf(lang).series).map((type) => ({ lang, type })));

async function seriesOf({ params }: Props) {
  const { lang, type } = await params;
  return contentOf(lang).series[type] ?? notFound();
}

export const generateMetadata = async (props: Props): Promise<Metadata> => (await seriesOf(props)).head;

export default async function Page(props: Props) {
  const { crumbs, heading, ruler, filter, sort, count, compare, products } = await seriesOf(props);
  return (
    <div className="wide section">
      <Crumbs items={crumbs} />
      <h1>{heading.title}</h1>
      <p>{heading.lead}</p>
      {ruler && (
        <section>
          <p className="quiet">{ruler.label}</p>
          <ul className="bars">
            {ruler.items.map(({ label, href, figure, share }) => (
              <li key={href}>
                <Anchor href={href}>{label}</Anchor>
                <i style={{ inlineSize: `${share * 100}%` }} />
                {figure}
              </li>
            ))}
          </ul>
        </section>
      )}
      <SeriesList filter={filter} sort={sort} count={count} compare={compare} products={products} />
    </div>
  );
}
