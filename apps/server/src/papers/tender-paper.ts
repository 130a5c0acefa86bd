import { openDataTexts, type ProductInfo, sheetHead, tenderRows } from '@payload/catalog';
import { modelAddress, writeAbout } from './model-paper.ts';
import { beginPaper, type PaperRequest, said, writeTitle } from './parts.ts';
import { drawTable } from './table.ts';

/** The table that a purchaser puts into a tender, with two columns to fill in. @returns a PDF */
export async function tenderPaper(product: ProductInfo, request: PaperRequest): Promise<Buffer> {
  const { language } = request;
  const { names } = openDataTexts[language];
  const { code, title } = product;
  const sheet = beginPaper('tender', code, request);
  writeTitle(sheet, { code, name: title, line: said(language, 'tender.lead', { code }) });
  sheet.y += 22;
  drawTable(sheet, {
    columns: [{ share: 0.07 }, { share: 0.23 }, { share: 0.36 }, { share: 0.18 }, { share: 0.16 }],
    head: [names.number, names.parameter, names.requirement, names.offered, names.deviation],
    groups: [
      {
        rows: tenderRows(product, language).map(({ label, required }, index) => [
          String(index + 1),
          label,
          required,
          '',
          '',
        ]),
      },
    ],
  });
  writeAbout(sheet, [
    ...sheetHead(product, language),
    [said(language, 'about.asOf'), request.date],
    [names.page, modelAddress(code, request)],
  ]);
  return sheet.finish();
}
