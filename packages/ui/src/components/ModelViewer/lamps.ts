import {
  AdditiveBlending,
  Color,
  CylinderGeometry,
  DoubleSide,
  Group,
  MathUtils,
  Mesh,
  Quaternion,
  ShaderMaterial,
  Vector3,
} from 'three';
import type { Model } from './model.ts';

/** What shines of a model, by the names of its materials: each in its own light. */
const shining: Readonly<Record<string, readonly [red: number, green: number, blue: number]>> = {
  chip: [30, 26, 19],
  reflector: [0.62, 0.48, 0.29],
  glass: [0.16, 0.13, 0.09],
  clrdome: [1.6, 1.6, 1.6],
  reddome: [3, 0.06, 0.04],
  bluedome: [0.05, 0.3, 3.4],
  amberdome: [3, 0.8, 0.05],
  red_led: [4, 0.12, 0.08],
  blue_led: [0.12, 0.5, 4],
  green_led: [0.3, 4, 0.9],
  pix_on: [3.2, 1.1, 0.12],
  pix_grn: [0.3, 3.2, 0.7],
};

const dark = new Color(0, 0, 0);
const beamColor = new Color(1, 0.9, 0.72).multiplyScalar(0.03);
const up = new Vector3(0, 1, 0);

/** A beam is seen for as many diagonals of its model. */
const beamLength = 2.2;
/** A lamp's glass is about as wide, in diagonals of its model. */
const lampRadius = 0.07;
const segments = 48;

/** Brightest at the lamp and in the middle; nothing of it has an edge. */
const beamMaterial = () =>
  new ShaderMaterial({
    uniforms: { color: { value: beamColor } },
    vertexShader: `
      varying float along;
      varying vec3 facing;
      varying vec3 sight;
      void main() {
        along = uv.y;
        vec4 seen = modelViewMatrix * vec4(position, 1.0);
        facing = normalMatrix * normal;
        sight = -seen.xyz;
        gl_Position = projectionMatrix * seen;
      }`,
    fragmentShader: `
      uniform vec3 color;
      varying float along;
      varying vec3 facing;
      varying vec3 sight;
      void main() {
        float middle = abs(dot(normalize(facing), normalize(sight)));
        gl_FragColor = vec4(color * middle * middle * along * along, 0.0);
        #include <colorspace_fragment>
      }`,
    blending: AdditiveBlending,
    transparent: true,
    premultipliedAlpha: true,
    depthWrite: false,
    side: DoubleSide,
  });

export type Lamps = {
  beams: Group;
  light: (isOn: boolean) => void;
  dispose: () => void;
};

/** What of a model can be switched on; null where nothing of it shines. */
export function lampsOf({ materials, lamps, diagonal }: Model): Lamps | null {
  const lit = materials.filter(({ name }) => Object.hasOwn(shining, name));
  if (lit.length === 0) return null;
  const beams = new Group();
  const material = beamMaterial();
  for (const { at, direction, angle } of lamps) {
    const length = diagonal * beamLength;
    const start = diagonal * lampRadius;
    const end = start + length * Math.tan(MathUtils.degToRad(angle));
    const cone = new CylinderGeometry(start, end, length, segments, 1, true);
    cone.translate(0, -length / 2, 0);
    const beam = new Mesh(cone, material);
    beam.position.set(...at);
    beam.setRotationFromQuaternion(
      new Quaternion().setFromUnitVectors(up, new Vector3(...direction).negate()),
    );
    beams.add(beam);
  }
  return {
    beams,
    light(isOn) {
      beams.visible = isOn;
      for (const each of lit) each.emissive = isOn ? new Color(...(shining[each.name] ?? [0, 0, 0])) : dark;
    },
    dispose() {
      material.dispose();
      beams.traverse((each) => each instanceof Mesh && each.geometry.dispose());
    },
  };
}
