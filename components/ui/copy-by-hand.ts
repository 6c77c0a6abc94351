/** Puts a text on the clipboard as a person would, where the browser gives a page no clipboard: it is not served over https. */
export function copyByHand(text: string): boolean {
  const focused = document.activeElement;
  const box = document.createElement("textarea");
  box.value = text;
  box.setAttribute("readonly", "");
  box.style.position = "fixed";
  box.style.opacity = "0";
  document.body.append(box);
  box.select();
  const copied = document.execCommand("copy");
  box.remove();
  // The box had the focus, which would be nowhere now.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
