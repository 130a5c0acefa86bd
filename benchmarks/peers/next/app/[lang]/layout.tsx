import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import '../../../content/base.css';
import '../../../content/parts.css';
import { contentOf, languages } from '../../parts/contents.ts';
import { Footer } from '../../parts/Footer.tsx';
import { Header } from '../../parts/Header.tsx';

const archivo = localFont({
  src: '../../../content/archivo.woff2',
  weight: '600 800',
  display: 'swap',
  variable: '--display',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
});

export const dynamicParams = false;

export const generateStaticParams = () => languages.map((lang) => ({ lang }));

export default async function Layout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}) {
  const { frame } = contentOf((await params).lang);
  return (
    <html lang={frame.htmlLang} className={archivo.variable}>
      <body>
        <a className="skip" href="#content">
          {frame.words.skip}
        </a>
        <Header frame={frame} />
        <main id="content">{children}</main>
        <Footer frame={frame} />
      </body>
    </html>
  );
}
