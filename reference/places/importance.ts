/**
 * About how many people mean a place when they say its name: the unit of `places.importance`. Only the order and the
 * rough size count; between namesakes of one size, where businesses are decides.
 */
export const IMPORTANCE = {
  state: 50_000_000,
  /** Its largest city, mostly of the same name, is meant first. */
  district: 20_000,
  /** A part of India that no authority governs: Vidarbha, Kumaon. */
  region: 90_000,
  pinCode: 1_000,
  /** A town whose inhabitants nobody counted. */
  smallTown: 1_000,
  /** A town that many travel to and few live in; and one that is meant rather than a quarter of a large city of its name. */
  knownTown: 90_000,
  famousTown: 3_000_000,
  /** A locality that most people of its large city know, and one that many do. */
  famousLocality: 300_000,
  knownLocality: 60_000,
  /** A name that several post offices around it carry ('Patel Nagar', 'Patel Nagar East'). */
  namedTwice: 10_000,
  /** A locality of a large city with a post office of its own, and one with a branch only. */
  cityLocality: 5_000,
  cityBranch: 3_000,
  /** A place with more than a branch office elsewhere, and a village. */
  subOffice: 300,
  village: 100,
} as const;
