import { use } from 'i18next';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

// What a page costs that is made of the same libraries and nothing else.
await use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: { title: 'Payloads', product: 'Searchlight' } } },
});

const Product = lazy(() => import('./Product.tsx'));

function Home() {
  const { t } = useTranslation();
  return (
    <main>
      <h1>{t('title')}</h1>
      <Link to="/plain/T90">{t('product')} T90</Link>
    </main>
  );
}

const root = document.getElementById('app');
if (!root) throw new Error('The document has no #app.');
createRoot(root).render(
  <BrowserRouter>
    <Suspense>
      <Routes>
        <Route path="/plain/" element={<Home />} />
        <Route path="/plain/:code" element={<Product />} />
      </Routes>
    </Suspense>
  </BrowserRouter>,
);
