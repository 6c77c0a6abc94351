/** What the shown ones are counted among: a state's own, until what is further away follows them. */
export const countedOf = (total: number, own: number | undefined, shown: number): number =>
  own !== undefined && shown <= own ? own : total;
