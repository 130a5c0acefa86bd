/** A kind of file that may be sent. */
export type UploadType = {
  /** "image/heic" */
  mime: string;
  /** Ends of its names, without the point: some systems know a file by that alone. */
  extensions: readonly string[];
};

export type UploadLimits = {
  /** The kinds of file that are taken. */
  types: readonly UploadType[];
  /** Most bytes of one file. */
  maxBytes: number;
  /** Most files in all. */
  maxFiles: number;
};

/** Why a file is not taken: its type, its size, nothing in it, no place left. */
export type Refusal = 'type' | 'size' | 'empty' | 'count';

/** A file that the visitor has chosen, and what it was found to be. */
export type AddedFile = {
  file: File;
  /** MIME type of the limits that it matches; its own, or '', where none does. */
  type: string;
  refusal: Refusal | null;
};

type Named = Pick<File, 'name' | 'type' | 'size'>;

/** What stands after the last point of a name, in small letters. */
export function extensionOf(name: string): string {
  const [, extension = ''] = /[^.]\.([^.]+)$/.exec(name) ?? [];
  return extension.toLowerCase();
}

/**
 * Which of the types a file is. The server looks into the file; here a name is believed as much as
 * a type, for systems that know no HEIC give none.
 */
function typeOf({ name, type }: Named, types: readonly UploadType[]): string | null {
  const extension = extensionOf(name);
  const match =
    types.find(({ mime }) => mime === type) ?? types.find(({ extensions }) => extensions.includes(extension));
  return match?.mime ?? null;
}

/**
 * Which of the chosen files are taken.
 * @param present how many are in the list already, refused ones left out
 */
export function checkFiles<T extends Named>(
  files: readonly T[],
  { types, maxBytes, maxFiles }: UploadLimits,
  present: number,
): { file: T; type: string; refusal: Refusal | null }[] {
  let places = maxFiles - present;
  const refusalOf = (file: T, type: string | null): Refusal | null => {
    if (type === null) return 'type';
    if (file.size > maxBytes) return 'size';
    if (file.size === 0) return 'empty';
    places -= 1;
    return places < 0 ? 'count' : null;
  };
  return files.map((file) => {
    const type = typeOf(file, types);
    return { file, type: type ?? file.type, refusal: refusalOf(file, type) };
  });
}

/** The types as a file field's `accept` takes them. */
export function acceptOf(types: readonly UploadType[]): string {
  return types.flatMap(({ mime, extensions }) => [mime, ...extensions.map((one) => `.${one}`)]).join();
}
