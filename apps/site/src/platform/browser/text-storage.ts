/** A storage of the browser that is looked up with each use: where it is blocked, the look itself throws. */
export function textStorage(storage: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (name) => storage().getItem(name),
    setItem: (name, text) => storage().setItem(name, text),
    removeItem: (name) => storage().removeItem(name),
  };
}
