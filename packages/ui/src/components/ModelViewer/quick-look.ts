import { FrontSide, Group, Matrix4, Mesh, MeshStandardMaterial } from 'three';
import type { Model } from './model.ts';

/** Whether the browser shows models in the room by itself: Safari on iPhone and iPad. */
export const hasQuickLook = () => document.createElement('a').relList.supports('ar');

/**
 * The model as Quick Look reads it: USD in metres, standing on its ground, without beams and rulers. Its exporter is loaded for it.
 *
 * @see https://developer.apple.com/documentation/arkit/previewing-a-model-with-ar-quick-look
 */
export async function usdOf({
  group,
  points,
}: Pick<Model, 'group' | 'points'>): Promise<Uint8Array<ArrayBuffer>> {
  const { USDZExporter } = await import('three/examples/jsm/exporters/USDZExporter.js');
  group.updateWorldMatrix(true, true);
  const toModel = new Matrix4().copy(group.matrixWorld).invert();
  const copy = new Group();
  group.traverse((each) => {
    if (!(each instanceof Mesh) || !(each.material instanceof MeshStandardMaterial)) return;
    // The format knows no material that is seen from both sides.
    const material = each.material.clone();
    material.side = FrontSide;
    const mesh = new Mesh(each.geometry, material);
    mesh.applyMatrix4(new Matrix4().multiplyMatrices(toModel, each.matrixWorld));
    copy.add(mesh);
  });
  copy.position.y = -lowest(points);
  // Of what is exported only the children are written.
  const scene = new Group().add(copy);
  scene.updateMatrixWorld(true);
  return Uint8Array.from(await new USDZExporter().parseAsync(scene, { quickLookCompatible: true }));
}

function lowest(points: Float32Array): number {
  let least = Infinity;
  for (let index = 1; index < points.length; index += 3) least = Math.min(least, points[index] ?? least);
  return least;
}

/** Opens it. The system asks for a link with a picture in it; without one it downloads the file. */
export function openQuickLook(usd: Uint8Array<ArrayBuffer>): void {
  const href = URL.createObjectURL(new Blob([usd], { type: 'model/vnd.usdz+zip' }));
  const link = Object.assign(document.createElement('a'), { href, rel: 'ar', download: 'model.usdz' });
  link.append(document.createElement('img'));
  link.click();
  // Read when the view opens, which no event tells.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
