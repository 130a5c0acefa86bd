/**
 * What waits until what was drawn last is on the screen: a press is answered before what follows from it is measured or styled.
 * @param act asked for several times before it is done, it is done once
 * @returns `request` asks for it, `cancel` takes that back
 */
export function afterPaint(act: () => void): { request: () => void; cancel: () => void } {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  return {
    request() {
      cancel();
      // A task that begins in a frame begins when the frame is on the screen.
      frame = requestAnimationFrame(() => {
        timer = setTimeout(act);
      });
    },
    cancel,
  };
}
