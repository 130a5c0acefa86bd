import { pictureName } from '@payload/catalog/picture-name';
import { Picture } from '@payload/ui/Picture';
import { pictureVersion } from '@payload/web/browser/site.ts';
import { languageOfTag } from '@payload/web/language/language.ts';
import { sheetPlaceholder } from '@payload/web/products/pictures.ts';
import { useTranslation } from 'react-i18next';

/** A model's smallest cut-out, in a row that names the model. */
export function RowPicture({ code, sizes }: { code: string; sizes: string }) {
  const { i18n } = useTranslation();
  const name = pictureName(code, languageOfTag(i18n.language));
  return (
    <Picture
      candidates={[{ src: `/public/min/row/${name}.webp`, width: 144 }]}
      version={pictureVersion}
      width={144}
      height={108}
      sizes={sizes}
      alt=""
      placeholder={sheetPlaceholder}
    />
  );
}
