import { Group } from 'three';
import { loadModel, type Model } from './model.ts';

/** A model that hangs from another, or sits on it. */
export type HungModel = {
  /** Unique among what hangs. */
  key: string;
  /** Address of its binary glTF file. */
  src: string;
  /** Below the aircraft, or clipped on top of it. */
  side: 'below' | 'above';
  /** Key of the bracket that it is mounted with: where that hangs too, this hangs from it. @default none */
  bracket?: string | undefined;
};

/** What stands on a stage, in metres: one model, or an aircraft with what hangs from it. */
export type Exhibit = Pick<Model, 'group' | 'points' | 'diagonal'> & {
  models: readonly Model[];
  /** Frees what it made beside the models. */
  dispose: () => void;
};

export type Exhibits = {
  main: Model;
  /**
   * Loads what hangs; what it gives then puts it together, which takes each model from where it hung before. Errors: as `loadModel`;
   * what has come is kept for the next time.
   */
  gather: (hung: readonly HungModel[]) => Promise<() => Exhibit>;
  /** All that has come, shown or not. */
  models: () => readonly Model[];
};

/** Models around a main one, each loaded once. What hangs them is loaded with the first one that hangs. */
export async function openExhibits(src: string, signal: AbortSignal): Promise<Exhibits> {
  const main = await loadModel(src, signal);
  const loading = new Map<string, Promise<Model>>();
  const models = [main];
  const load = (address: string): Promise<Model> => {
    const known = loading.get(address);
    if (known) return known;
    const coming = loadModel(address, signal).then((model) => {
      models.push(model);
      return model;
    });
    loading.set(address, coming);
    coming.catch(() => loading.delete(address));
    return coming;
  };
  return {
    main,
    models: () => models,
    async gather(hung) {
      if (hung.length === 0) return () => alone(main);
      const [{ assembled }, ...found] = await Promise.all([
        import('./assembly.ts'),
        ...hung.map(async (each) => ({ ...each, model: await load(each.src) })),
      ]);
      return () => assembled(main, found);
    },
  };
}

/** One model by itself. */
function alone(model: Model): Exhibit {
  const { group, points, diagonal } = model;
  group.position.set(0, 0, 0);
  return { group: new Group().add(group), points, diagonal, models: [model], dispose: () => undefined };
}
