import {
  Box3,
  BufferGeometry,
  CanvasTexture,
  Color,
  Group,
  LineBasicMaterial,
  LineSegments,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  Vector3,
} from 'three';
import { marksAlong } from './marks.ts';
import type { Model } from './model.ts';

/** In diagonals of the model's box: how far a ruler lies from it, its marks, its figures, whose middle is farther off beside a ruler than below. */
const sizes = { gap: 0.04, tick: 0.015, mark: 0.03, figure: 0.045, beside: 0.065 };

const label = { width: 256, height: 64, font: '500 40px system-ui, sans-serif' };

/** Width along the front at the bottom, height beside it, depth on the left: each with the way its marks point. */
const edges = [
  { along: new Vector3(1, 0, 0), outward: new Vector3(0, -1, 0), from: 'front' },
  { along: new Vector3(0, 1, 0), outward: new Vector3(1, 0, 0), from: 'frontRight' },
  { along: new Vector3(0, 0, -1), outward: new Vector3(0, -1, 0), from: 'front' },
] as const;

/** Rulers in millimetres along the edges of a model's box, drawn in a colour. The figures turn to whoever looks. */
export function rulersOf({ points, diagonal }: Pick<Model, 'points' | 'diagonal'>, color: string): Group {
  const { min, max } = new Box3().setFromArray(points);
  const size = new Vector3().subVectors(max, min);
  const rulers = new Group();
  const material = new LineBasicMaterial({
    color: new Color(color),
    transparent: true,
    depthTest: false,
    toneMapped: false,
  });
  for (const { along, outward, from } of edges) {
    const start = new Vector3(from === 'front' ? min.x : max.x, min.y, max.z).addScaledVector(
      outward,
      sizes.gap * diagonal,
    );
    const at = (millimetres: number, out: number) =>
      start
        .clone()
        .addScaledVector(along, millimetres / 1000)
        .addScaledVector(outward, out * diagonal);
    const length = Math.abs(size.dot(along)) * 1000;
    const { figures, ticks } = marksAlong(length, Math.max(...size.toArray()) * 1000);
    rulers.add(
      new LineSegments(
        new BufferGeometry().setFromPoints([
          at(0, 0),
          at(length, 0),
          ...figures.flatMap((each) => [at(each, 0), at(each, sizes.mark)]),
          ...ticks.flatMap((each) => [at(each, 0), at(each, sizes.tick)]),
        ]),
        material,
      ),
      // Where two rulers meet one nought is enough: it is said by the width's.
      ...figures
        .filter((each) => each > 0 || along.x > 0)
        .map((each) =>
          figureAt(
            at(each, sizes.mark + (outward.x > 0 ? sizes.beside : sizes.figure / 2)),
            `${each}\u2009mm`,
            color,
            sizes.figure * diagonal,
          ),
        ),
    );
  }
  // Over the model, so that no part of it hides a figure.
  rulers.traverse((each) => {
    each.renderOrder = 1;
  });
  return rulers;
}

function figureAt(at: Vector3, text: string, color: string, height: number): Sprite {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: label.width,
    height: label.height,
  });
  const context = canvas.getContext('2d');
  if (context) {
    Object.assign(context, {
      font: label.font,
      fillStyle: color,
      textAlign: 'center',
      textBaseline: 'middle',
    });
    context.fillText(text, label.width / 2, label.height / 2);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  // Their colour is the page's, not one that light falls on.
  const figure = new Sprite(new SpriteMaterial({ map, depthTest: false, toneMapped: false }));
  figure.position.copy(at);
  figure.scale.set((height * label.width) / label.height, height, 1);
  return figure;
}

/** Frees what the rulers hold of the graphics card. */
export function disposeRulers(rulers: Group): void {
  rulers.traverse((each) => {
    if (each instanceof LineSegments) {
      each.geometry.dispose();
      each.material.dispose();
    } else if (each instanceof Sprite) {
      each.material.map?.dispose();
      each.material.dispose();
    }
  });
}
