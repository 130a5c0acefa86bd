import {
  ACESFilmicToneMapping,
  Group,
  MathUtils,
  Mesh,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { type Exhibit, type Exhibits, type HungModel, openExhibits } from './exhibit.ts';
import { type Frame, framed, halfWidth } from './framing.ts';
import { type Lamps, lampsOf } from './lamps.ts';
import type { Model } from './model.ts';
import { hasQuickLook, openQuickLook, usdOf } from './quick-look.ts';
import { disposeRulers, rulersOf } from './rulers.ts';
import { searchlight, softLight } from './studio.ts';
import type { View } from './view.ts';

/** A model on a canvas, with what hangs from it. It draws when it is told to, and never by itself. */
export type Stage = {
  /** As the picture shows the model. */
  home: View;
  draw: (view: View) => void;
  /**
   * Hangs models from it in the place of those that hang, and frames them all; the next `draw` shows them. Of several calls the last
   * one counts. Errors: as `loadModel`; then everything hangs as before.
   */
  hang: (hung: readonly HungModel[]) => Promise<void>;
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
 * Loads a model, with what hangs from it, and puts it on a canvas, lit and framed as in its night picture. Gives null where the browser
 * cannot draw it. Errors: as `loadModel`.
 */
export async function openStage(
  canvas: HTMLCanvasElement,
  { src, hung }: { src: string; hung: readonly HungModel[] },
  signal: AbortSignal,
): Promise<Stage | null> {
  const renderer = rendererOn(canvas);
  if (!renderer) return null;
  try {
    const exhibits = await openExhibits(src, signal);
    const together = await exhibits.gather(hung);
    return stageOf(renderer, exhibits, { exhibit: together(), hung });
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

function stageOf(
  renderer: WebGLRenderer,
  { main: { view }, gather, models }: Exhibits,
  first: { exhibit: Exhibit; hung: readonly HungModel[] },
): Stage {
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
  scene.add(light, turntable);
  const lamps = new Map<Model, Lamps | null>();
  let isLit = true;
  let rulersColor: string | null = null;
  let rulers: Group | null = null;
  let ratio = 4 / 3;
  let shown = first.exhibit;
  let frame: Frame;
  let calls = 0;
  let hangs = JSON.stringify(first.hung);

  const removeRulers = () => {
    if (!rulers) return;
    shown.group.remove(rulers);
    disposeRulers(rulers);
    rulers = null;
  };
  const measure = (color: string | null) => {
    removeRulers();
    rulersColor = color;
    if (color === null) return;
    rulers = rulersOf(shown, color);
    shown.group.add(rulers);
  };
  const reframe = () => {
    frame = framed(shown.points, view, ratio);
    shown.group.position.set(-frame.center[0], -frame.center[1], -frame.center[2]);
  };
  const lightAll = (isOn: boolean) => {
    isLit = isOn;
    for (const each of lamps.values()) each?.light(isOn);
  };
  const put = (next: Exhibit) => {
    const color = rulersColor;
    removeRulers();
    turntable.remove(shown.group);
    if (next !== shown) shown.dispose();
    shown = next;
    for (const model of next.models.filter((each) => !lamps.has(each))) {
      const found = lampsOf(model);
      lamps.set(model, found);
      if (found) model.group.add(found.beams);
    }
    lightAll(isLit);
    turntable.add(next.group);
    reframe();
    measure(color);
  };
  put(first.exhibit);

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
    async hang(hung) {
      const wanted = JSON.stringify(hung);
      calls += 1;
      const call = calls;
      const together = await gather(hung);
      if (call !== calls || wanted === hangs) return;
      put(together());
      hangs = wanted;
    },
    light: [...lamps.values()].some((each) => each !== null) ? lightAll : null,
    measure,
    placeInRoom: hasQuickLook() ? async () => openQuickLook(await usdOf(shown)) : null,
    resize(width, height) {
      renderer.setPixelRatio(Math.min(devicePixelRatio, mostPixels));
      renderer.setSize(width, height, false);
      if (width / height === ratio) return;
      ratio = width / height;
      reframe();
    },
    dispose() {
      environment.dispose();
      removeRulers();
      shown.dispose();
      for (const each of lamps.values()) each?.dispose();
      for (const { group, materials } of models()) {
        for (const material of materials) material.dispose();
        group.traverse((each) => each instanceof Mesh && each.geometry.dispose());
      }
      renderer.dispose();
      // A browser has but a few contexts, and frees them late by itself.
      renderer.forceContextLoss();
    },
  };
}
