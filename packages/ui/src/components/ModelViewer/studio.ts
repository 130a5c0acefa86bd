import {
  Color,
  DirectionalLight,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';

type Vector = [x: number, y: number, z: number];

/**
 * The soft lights of the night pictures, around a device whose box has a diagonal of one; the camera stands toward +z. Each has its
 * radiance: power by area and pi.
 */
const softLights: readonly {
  at: Vector;
  size: [width: number, height: number];
  color: Vector;
  radiance: number;
}[] = [
  { at: [1.35, 0.25, -0.75], size: [0.22, 1.5], color: [0.62, 0.85, 1], radiance: 92 },
  { at: [0.1, 1.35, -0.1], size: [1.1, 0.5], color: [0.8, 0.92, 1], radiance: 20 },
  { at: [-1.25, 0.35, 0.85], size: [0.3, 1.4], color: [0.88, 0.95, 1], radiance: 35 },
  { at: [0.55, -0.55, 1.35], size: [0.5, 0.9], color: [0.8, 0.9, 1], radiance: 12 },
  { at: [1.1, -0.9, 0.5], size: [0.5, 0.5], color: [1, 0.76, 0.46], radiance: 3.2 },
];

/** What is seen where no light is. */
const surroundings = new Color(0.0035, 0.0056, 0.0077);

/** The one hard light, from behind on the left. */
export function searchlight(): Group {
  const light = new DirectionalLight(new Color(0.86, 0.94, 1), 39);
  light.position.set(-1.05, 1.05, -0.95);
  const group = new Group();
  group.add(light, light.target);
  return group;
}

/** The soft lights as what polished metal mirrors. */
export function softLight(renderer: WebGLRenderer): Texture {
  const scene = new Scene();
  scene.background = surroundings;
  for (const { at, size, color, radiance } of softLights) {
    const material = new MeshBasicMaterial({
      color: new Color(...color).multiplyScalar(radiance),
      side: DoubleSide,
    });
    const plane = new Mesh(new PlaneGeometry(...size), material);
    plane.position.set(...at);
    plane.lookAt(0, 0, 0);
    scene.add(plane);
  }
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0, 0.1, 10);
  generator.dispose();
  scene.traverse((each) => {
    if (!(each instanceof Mesh)) return;
    each.geometry.dispose();
    each.material.dispose();
  });
  return texture;
}
