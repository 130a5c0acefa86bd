import {
  ACESFilmicToneMapping,
  Group,
  MathUtils,
  Mesh,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { framed, halfWidth } from './framing.ts';
import { lampsOf } from './lamps.ts';
import { loadModel, type Model } from './model.ts';
import { hasQuickLook, openQuickLook, usdOf } from './quick-look.ts';
import { disposeRulers, rulersOf } from './rulers.ts';
import { searchlight, softLight } from './studio.ts';
import type { View } from './view.ts';

/** A model on a canvas. It draws when it is told to, and never by itself. */
export type Stage = {
  /** As the picture shows the model. */
  home: View;
  draw: (view: View) => void;
  /** Switches its lamps, which are on at first as in the picture; null where it has none. */
  light: ((isOn: boolean) => void) | null;
  /** Lays rulers along the model, in a colour of the page; null takes them away. */
  measure: (color: string | null) => void;
  /** Shows it in the room through the phone's camera; null where the system cannot. */
  placeInRoom: (() => Promise<void>) | null;
  /** Takes the size of the canvas in the page, in CSS pixels. */
  resize: (width: number, height: number) => void;
  dispose: () => void;
};

/** More pixels than two for one of CSS cost time and are not seen. */
const mostPixels = 2;

/** Of what the pictures were exposed with; the tone curve takes 0.6 for one. */
const exposure = 0.57;

/**
 * Loads a model and puts it on a canvas, lit and framed as in its night picture. Gives null where the browser cannot draw it.
 * Errors: as `loadModel`.
 */
export async function openStage(
  canvas: HTMLCanvasElement,
  src: string,
  signal: AbortSignal,
): Promise<Stage | null> {
  const renderer = rendererOn(canvas);
  if (!renderer) return null;
  try {
    return stageOf(renderer, await loadModel(src, signal));
  } catch (error) {
    renderer.dispose();
    throw error;
  }
}

function rendererOn(canvas: HTMLCanvasElement): WebGLRenderer | null {
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, premultipliedAlpha: true });
  if (!context) return null;
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = exposure;
  return renderer;
}

function stageOf(renderer: WebGLRenderer, model: Model): Stage {
  const { view } = model;
  const home: View = { azimuth: view.azimuth, elevation: view.elevation, zoom: 1 };
  const scene = new Scene();
  const camera = new PerspectiveCamera();
  const environment = softLight(renderer);
  // The light stays where the picture has it; what turns is the model.
  const light = searchlight();
  light.rotation.y = MathUtils.degToRad(home.azimuth);
  scene.environment = environment;
  scene.environmentRotation.y = light.rotation.y;
  const turntable = new Group();
  turntable.add(model.group);
  const lamps = lampsOf(model);
  if (lamps) model.group.add(lamps.beams);
  lamps?.light(true);
  scene.add(light, turntable);
  let rulers: Group | null = null;
  const removeRulers = () => {
    if (!rulers) return;
    model.group.remove(rulers);
    disposeRulers(rulers);
    rulers = null;
  };
  let ratio = 4 / 3;
  let frame = framed(model.points, view, ratio);
  model.group.position.set(-frame.center[0], -frame.center[1], -frame.center[2]);

  /** A lens whose picture's middle is beside its axis, as framing wants it; zooming goes into the middle. */
  const project = (zoom: number) => {
    const { distance, shift } = frame;
    const [near, far] = [distance / 100, distance * 10];
    const [x, y] = [zoom / halfWidth, (zoom * ratio) / halfWidth];
    const depth = -(far + near) / (far - near);
    camera.projectionMatrix.set(
      x,
      0,
      x * shift.x,
      0,
      0,
      y,
      y * shift.y,
      0,
      0,
      0,
      depth,
      (-2 * far * near) / (far - near),
      0,
      0,
      -1,
      0,
    );
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  };

  return {
    home,
    draw({ azimuth, elevation, zoom }) {
      turntable.rotation.y = MathUtils.degToRad(home.azimuth - azimuth);
      const [around, above] = [MathUtils.degToRad(home.azimuth), MathUtils.degToRad(elevation)];
      camera.position
        .set(Math.sin(around) * Math.cos(above), Math.sin(above), Math.cos(around) * Math.cos(above))
        .multiplyScalar(frame.distance);
      camera.lookAt(0, 0, 0);
      project(zoom);
      renderer.render(scene, camera);
    },
    light: lamps ? (isOn) => lamps.light(isOn) : null,
    measure(color) {
      removeRulers();
      if (color === null) return;
      rulers = rulersOf(model, color);
      model.group.add(rulers);
    },
    placeInRoom: hasQuickLook() ? async () => openQuickLook(await usdOf(model)) : null,
    resize(width, height) {
      renderer.setPixelRatio(Math.min(devicePixelRatio, mostPixels));
      renderer.setSize(width, height, false);
      if (width / height === ratio) return;
      ratio = width / height;
      frame = framed(model.points, view, ratio);
    },
    dispose() {
      environment.dispose();
      lamps?.dispose();
      removeRulers();
      for (const material of model.materials) material.dispose();
      model.group.traverse((each) => each instanceof Mesh && each.geometry.dispose());
      renderer.dispose();
      // A browser has but a few contexts, and frees them late by itself.
      renderer.forceContextLoss();
    },
  };
}
