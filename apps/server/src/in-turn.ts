/**
 * Makes a line in which one waits for the other.
 *
 * @returns begins something when all that came before it is done, and gives what it comes to.
 */
export function createLine(): <Result>(begin: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (begin) => {
    const doing = last.then(begin);
    last = doing.catch(() => undefined);
    return doing;
  };
}
