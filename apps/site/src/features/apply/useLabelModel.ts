import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { useEffect, useState } from 'react';

/** What the catalogue says of the model on a label; null until it has said so, and where it cannot be asked. */
export function useLabelModel(code: string | null, language: Language): ProductInfo | null {
  const [model, setModel] = useState<ProductInfo | null>(null);
  useEffect(() => {
    if (code === null) return undefined;
    let isOver = false;
    const load = async () => {
      try {
        const { loadProductInfo } = await import('@payload/web/data/api.ts');
        const found = await loadProductInfo(code, language);
        if (!isOver) setModel(found);
      } catch {
        // The label has its code alone; nothing else of the form needs more.
      }
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [code, language]);
  return model?.code === code ? model : null;
}
