/** Lets a story that is one of many in a page play without scrolling the page around it. */
export function holdStill(): void {
  if (!window.frameElement?.hasAttribute('data-grounds')) return;
  const { prototype } = HTMLElement;
  // oxlint-disable-next-line typescript/unbound-method -- called on each element below
  const { focus } = prototype;
  prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  prototype.scrollIntoView = () => undefined;
}
