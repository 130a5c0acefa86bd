import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { products } from '../packages/catalog/src/index.ts';
import { readGlb, writeGlb } from './models/glb.ts';
import { aircraftView, type PictureView, pictureViews } from './models/views.ts';

/**
 * `npm run models <folder>`: takes models over from the kit that draws the pictures: `<CODE>.glb`, `aircraft/<key>.glb`, and
 * `models.json` with how long a unit of each is and where its lamps and mounts are. What comes out is in metres, as glTF asks, and says
 * how the picture's camera stood, where light leaves and where it is held, so that a model is one file. No build and no test calls it.
 */
interface KitEntry {
  mmPerUnit: number;
  min: number[];
  max: number[];
  beams?: { at: number[]; direction: number[]; angle: number }[];
  /** Where a payload is held, or where an aircraft holds one. */
  mounts?: { at: number[] }[];
  /** Of aircraft, which come without propellers. */
  rotors?: { at: number[]; radius: number; normal: number[] }[];
}

/** The kit sizes a model by the volume of its box; of displays the catalogue tells their panel, across which they are as wide. */
function metresPerUnit(name: string, { mmPerUnit, min, max }: KitEntry): number {
  const spec = products.find(({ code }) => code === name)?.spec;
  const [width] = spec && 'panel_size_mm' in spec ? spec.panel_size_mm : [];
  return (width === undefined ? mmPerUnit : width / ((max[0] ?? 0) - (min[0] ?? 0))) / 1000;
}

const [source] = process.argv.slice(2);
if (!source) {
  console.error('Name the folder with the kit’s models: npm run models -- FOLDER');
  process.exit(1);
}
const target = join(import.meta.dirname, '../apps/site/public/static/models');
const kit: Record<'models' | 'aircraft', Record<string, KitEntry>> = JSON.parse(
  readFileSync(join(source, 'models.json'), 'utf8'),
);
const views: Readonly<Record<string, PictureView | undefined>> = pictureViews;

for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((each) =>
  each.endsWith('.glb'),
)) {
  const name = basename(path, '.glb');
  const isAircraft = dirname(path) === 'aircraft';
  const entry = kit[isAircraft ? 'aircraft' : 'models'][name];
  const view = isAircraft ? aircraftView : views[name];
  if (!entry || !view)
    throw new Error(`${path} has no entry in models.json or no view in scripts/models/views.ts.`);
  const { json, rest } = readGlb(readFileSync(join(source, path)));
  const metres = metresPerUnit(name, entry);
  const placed = (at: number[]) => at.map((each) => Number((each * metres).toFixed(5)));
  const [scene] = json.scenes;
  if (!scene) throw new Error(`${path} has no scene.`);
  json.nodes.push({ name, scale: [metres, metres, metres], children: scene.nodes });
  scene.nodes = [json.nodes.length - 1];
  scene.extras = {
    view,
    lamps: (entry.beams ?? []).map((beam) => ({ ...beam, at: placed(beam.at) })),
    rotors: (entry.rotors ?? []).map((rotor) => ({
      ...rotor,
      at: placed(rotor.at),
      radius: rotor.radius * metres,
    })),
    mounts: (entry.mounts ?? []).map(({ at }) => ({ at: placed(at) })),
  };
  const to = join(target, path);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, writeGlb(json, rest));
}
