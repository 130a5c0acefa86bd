/**
 * Runs `callback` at once, then at most once per `wait` milliseconds while calls keep coming; a call
 * within the wait is made up for at its end. `cancel` drops what is still pending.
 */
export function throttle(callback: () => void, wait: number): { (): void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = false;
  const startWait = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!pending) return;
      pending = false;
      callback();
      startWait();
    }, wait);
  };
  const call = () => {
    if (timer !== undefined) {
      pending = true;
      return;
    }
    callback();
    startWait();
  };
  call.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    pending = false;
  };
  return call;
}
