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

/** Months of the milestones, as ISO 8601, oldest first. Sample data; texts are in `about.json` under the month. */
export const milestones = [
  '2020-08',
  '2020-10',
  '2020-12',
  '2021-03',
  '2021-06',
  '2021-09',
  '2021-12',
  '2022-03',
  '2022-06',
  '2022-09',
  '2022-12',
  '2023-04',
  '2023-08',
  '2023-12',
] as const satisfies readonly string[];

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
