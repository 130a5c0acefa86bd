import { Picture } from '@payload/ui/Picture';
import { pictureVersion } from '../../platform/browser/site.ts';
import { sheetPlaceholder } from './pictures.ts';

/** A model's smallest cut-out, in a row that names the model. */
export function RowPicture({ code, sizes }: { code: string; sizes: string }) {
  return (
    <Picture
      candidates={[{ src: `/public/min/row/${code}.webp`, width: 144 }]}
      version={pictureVersion}
      width={144}
      height={108}
      sizes={sizes}
      alt=""
      placeholder={sheetPlaceholder}
    />
  );
}
