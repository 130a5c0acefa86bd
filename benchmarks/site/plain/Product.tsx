import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

interface Product {
  code: string;
  title: string;
}

// oxlint-disable-next-line import/no-default-export -- React's lazy takes nothing else
export default function ProductPage() {
  const { t } = useTranslation();
  const { code = '' } = useParams();
  const [product, setProduct] = useState<Product>();
  useEffect(() => {
    const load = async () => {
      const reply = await fetch(`/api/offi/public/getProductInfo/${code}?language=en`);
      const { data }: { data: Product } = await reply.json();
      setProduct(data);
    };
    void load();
  }, [code]);
  return (
    product && (
      <main>
        <h1>{product.code}</h1>
        <p>
          {t('product')} {product.title}
        </p>
      </main>
    )
  );
}
