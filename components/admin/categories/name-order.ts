type Placed = { readonly id: string; readonly position: number };

/** Between two neighbours, so that one can be put there later. */
const STEP = 10;

/**
 * What to store so that item `index` stands one place higher or lower: the least changes that do it. Where places are
 * shared (the name decides then), all get their own.
 */
export function moveChanges(items: readonly Placed[], index: number, by: 1 | -1): Placed[] {
  const order = [...items];
  const [moved] = order.splice(index, 1);
  if (!moved || index + by < 0 || index + by > order.length) return [];
  order.splice(index + by, 0, moved);
  const own = items.every((item, at) => at === 0 || item.position > items[at - 1]!.position);
  return order.flatMap(({ id, position }, at) => {
    const wanted = own ? items[at]!.position : (at + 1) * STEP;
    return wanted === position ? [] : [{ id, position: wanted }];
  });
}
