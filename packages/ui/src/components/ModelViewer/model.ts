import { MeshoptDecoder } from 'meshoptimizer/meshopt_decoder_reference.js';
import { Box3, type Group, Mesh, type MeshStandardMaterial, Vector3 } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';

/** What a model's file says beside its shape. */
export type ModelFacts = {
  /** How the camera of its picture stood, in degrees, and the part of the picture that it takes. */
  view: { azimuth: number; elevation: number; fill: number };
  /** Where light leaves it: metres, and half of the beam's angle in degrees. */
  lamps: readonly {
    at: readonly [number, number, number];
    direction: readonly [number, number, number];
    angle: number;
  }[];
  /** Where it is held, or where an aircraft holds a payload, in metres; the first one is taken. */
  mounts: readonly { at: readonly [number, number, number] }[];
};

export type Model = ModelFacts & {
  group: Group;
  /** x, y, z of every point, in metres. */
  points: Float32Array;
  /** Of the box around it, in metres. */
  diagonal: number;
  /** One of each name; a model's parts share them. */
  materials: readonly MeshStandardMaterial[];
};

/** Errors: an answer without the file, a file that is no model, and `AbortError`. */
export async function loadModel(src: string, signal: AbortSignal): Promise<Model> {
  const answer = await fetch(src, { signal });
  if (!answer.ok) throw new Error(`${src} answers ${answer.status}.`);
  const file = await answer.arrayBuffer();
  const { scene } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(file, '');
  signal.throwIfAborted();
  const meshes: Mesh<Mesh['geometry'], MeshStandardMaterial>[] = [];
  scene.updateMatrixWorld(true);
  scene.traverse((each) => {
    if (each instanceof Mesh) meshes.push(each);
  });
  // A file from elsewhere may say nothing of itself.
  const {
    view = { azimuth: -32, elevation: 10, fill: 0.78 },
    lamps = [],
    mounts = [],
  }: Partial<ModelFacts> = scene.userData;
  const points = pointsOf(meshes);
  return {
    group: scene,
    view,
    lamps,
    mounts,
    points,
    diagonal: new Box3().setFromArray(points).getSize(new Vector3()).length(),
    materials: [...new Set(meshes.map(({ material }) => material))],
  };
}

function pointsOf(meshes: readonly Mesh[]): Float32Array {
  const count = meshes.reduce(
    (sum, { geometry }) => sum + (geometry.getAttribute('position')?.count ?? 0),
    0,
  );
  const points = new Float32Array(count * 3);
  const point = new Vector3();
  let at = 0;
  for (const { geometry, matrixWorld } of meshes) {
    const position = geometry.getAttribute('position');
    for (let index = 0; index < position.count; index += 1) {
      point.fromBufferAttribute(position, index).applyMatrix4(matrixWorld).toArray(points, at);
      at += 3;
    }
  }
  return points;
}
