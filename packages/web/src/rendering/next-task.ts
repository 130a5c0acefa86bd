/** Comes in a task of its own, after what waits already: a visitor's press, a frame. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
