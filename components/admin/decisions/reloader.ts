/** Reloads once for all who ask meanwhile, within the shortest of the times they give, ms. */
export function createReloader(reload: () => void): (inMs: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  return (inMs) => {
    if (Date.now() + inMs >= due) return;
    due = Date.now() + inMs;
    clearTimeout(timer);
    timer = setTimeout(() => {
      due = Infinity;
      reload();
    }, inMs);
  };
}
