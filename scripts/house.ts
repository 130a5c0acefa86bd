import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `house-budget.json` allows, and why a figure was raised last. */
interface HouseBudget {
  /** Lines of TypeScript by room, tests and stories included. */
  lines: Record<string, number>;
  /** Files in the tree. */
  files: number;
  pictures: number;
  /** Most files that a change of each kind touches, as CONTRIBUTING's recipes have it. */
  trials: Record<string, number>;
  raised: string[];
}

export interface House {
  lines: Record<string, number>;
  files: number;
  pictures: number;
}

const isSource = (file: string) => /\.tsx?$/.test(file);
const isPicture = (file: string) => /^tests\/.*\.png$/.test(file);

/** The room a file lies in: an app, a package, or a folder at the root. */
export function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  if (first === 'apps' || first === 'packages') return `${first}/${second}`;
  return file.includes('/') ? first : '.';
}

/** Counts what git tracks below `root`. */
export function measureHouse(root: string): House {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((file) => file !== '');
  const lines: Record<string, number> = {};
  for (const file of files.filter(isSource)) {
    const text = readFileSync(join(root, file), 'utf8');
    const room = roomOf(file);
    lines[room] = (lines[room] ?? 0) + text.split('\n').length - 1;
  }
  return { lines, files: files.length, pictures: files.filter(isPicture).length };
}

export function readBudget(root: string): HouseBudget {
  return JSON.parse(readFileSync(join(root, 'house-budget.json'), 'utf8'));
}

function over(name: string, is: number, most: number | undefined, unit: string): string[] {
  if (most === undefined) return [`${name} is a room without a budget: ${is} ${unit}`];
  return is > most ? [`${name} has ${is} ${unit}, ${is - most} more than its budget of ${most}`] : [];
}

/** What is larger than its budget, a sentence each. */
export function housePassed(house: House, budget: HouseBudget): string[] {
  return [
    ...Object.entries(house.lines).flatMap(([room, is]) => over(room, is, budget.lines[room], 'lines')),
    ...over('the tree', house.files, budget.files, 'files'),
    ...over('tests', house.pictures, budget.pictures, 'pictures'),
  ];
}

const row = (name: string, is: number, most = 0) =>
  `${String(is).padStart(8)} of ${String(most).padStart(7)}  ${name}`;

/** What each room has of its budget, a line each. */
export function houseInWords(root: string): string {
  const house = measureHouse(root);
  const budget = readBudget(root);
  return [
    'Lines by room:',
    ...Object.entries(house.lines)
      .toSorted(([, one], [, other]) => other - one)
      .map(([room, is]) => row(room, is, budget.lines[room])),
    row('files', house.files, budget.files),
    row('pictures', house.pictures, budget.pictures),
  ].join('\n');
}
