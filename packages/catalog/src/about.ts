import type { ProductCode } from './products/sources.ts';

/** A figure of the company, shown as "at least so many". Captions are in `about.json` under its key. */
interface CompanyFigure {
  key: 'industries' | 'cities';
  value: number;
}

/** A patent. Its label is in `about.json` under its number. */
interface Certificate {
  /** `SAMPLE-D-` for a design, `SAMPLE-U-` for a utility model: nobody takes it for a real number. */
  number: string;
  type: 'design' | 'utility';
  /** Day it was granted, as ISO date. */
  date: string;
}

/** The figures of the about page (specification, section 3). What they count is sample data. */
export const companyFigures: readonly CompanyFigure[] = [
  { key: 'industries', value: 10 },
  { key: 'cities', value: 200 },
];

/** A step of the company's history. Its texts are in `about.json` under the month. */
interface Milestone {
  /** As ISO 8601. */
  month: string;
  /** What was made then, or is shown for it: a payload of today's catalogue. */
  product: ProductCode;
}

/** The milestones, oldest first. Sample data. */
export const milestones = [
  { month: '2020-08', product: 'H1G' },
  { month: '2020-10', product: 'H1C' },
  { month: '2020-12', product: 'H1E' },
  { month: '2021-03', product: 'T60' },
  { month: '2021-06', product: 'H150T' },
  { month: '2021-09', product: 'PT4' },
  { month: '2021-12', product: 'S3' },
  { month: '2022-03', product: 'T30' },
  { month: '2022-06', product: 'H10' },
  { month: '2022-09', product: 'T40S' },
  { month: '2022-12', product: 'AD2' },
  { month: '2023-04', product: 'U3' },
  { month: '2023-08', product: 'H1T' },
  { month: '2023-12', product: 'M3D' },
] as const satisfies readonly Milestone[];

/** The patents, newest first. Sample data until the owner gives real numbers. */
export const certificates = [
  { number: 'SAMPLE-U-12', type: 'utility', date: '2022-12-28' },
  { number: 'SAMPLE-D-10', type: 'design', date: '2022-11-29' },
  { number: 'SAMPLE-U-11', type: 'utility', date: '2022-10-28' },
  { number: 'SAMPLE-D-09', type: 'design', date: '2022-09-20' },
  { number: 'SAMPLE-U-10', type: 'utility', date: '2022-08-12' },
  { number: 'SAMPLE-D-08', type: 'design', date: '2022-07-05' },
  { number: 'SAMPLE-U-09', type: 'utility', date: '2022-05-27' },
  { number: 'SAMPLE-D-07', type: 'design', date: '2022-04-15' },
  { number: 'SAMPLE-U-08', type: 'utility', date: '2022-03-08' },
  { number: 'SAMPLE-U-07', type: 'utility', date: '2022-01-21' },
  { number: 'SAMPLE-D-06', type: 'design', date: '2021-12-07' },
  { number: 'SAMPLE-U-06', type: 'utility', date: '2021-10-29' },
  { number: 'SAMPLE-D-05', type: 'design', date: '2021-09-17' },
  { number: 'SAMPLE-U-05', type: 'utility', date: '2021-08-06' },
  { number: 'SAMPLE-D-04', type: 'design', date: '2021-06-22' },
  { number: 'SAMPLE-U-04', type: 'utility', date: '2021-05-14' },
  { number: 'SAMPLE-U-03', type: 'utility', date: '2021-03-30' },
  { number: 'SAMPLE-D-03', type: 'design', date: '2021-02-09' },
  { number: 'SAMPLE-U-02', type: 'utility', date: '2020-12-29' },
  { number: 'SAMPLE-U-01', type: 'utility', date: '2020-11-10' },
  { number: 'SAMPLE-D-02', type: 'design', date: '2020-09-25' },
  { number: 'SAMPLE-D-01', type: 'design', date: '2020-08-18' },
] as const satisfies readonly Certificate[];
