/**
 * Runs `act` at once, then at most once per `wait` milliseconds while calls keep coming; a call
 * within the wait is made up for at its end. `cancel` drops what is still due.
 */
export function throttle(act: () => void, wait: number): { (): void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!due) return;
      due = false;
      act();
      rest();
    }, wait);
  };
  const call = () => {
    if (timer !== undefined) {
      due = true;
      return;
    }
    act();
    rest();
  };
  call.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    due = false;
  };
  return call;
}
