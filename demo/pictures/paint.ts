/** The paints that recur: one family, so that a page of pictures sits together. */
export const paint = {
  teal: "#12716b",
  blue: "#355c86",
  clay: "#b4553a",
  gold: "#dd991f",
  olive: "#71803a",
  plum: "#7c4465",
  red: "#a9332b",
  green: "#3f7f4f",
  steel: "#b4bfc3",
  iron: "#566166",
  ink: "#2a3538",
  card: "#c8995c",
  wood: "#a8744a",
  cream: "#f3ecdc",
  white: "#f7f8f6",
  brass: "#c79a43",
  sand: "#d8c193",
} as const;

/** Rooms: a wall and a floor each, from light to deep. */
export const tones = [
  { wall: ["#f7f0e2", "#e9dbc0"], floor: ["#d0bd9a", "#b8a17b"] },
  { wall: ["#f3f5f3", "#d9e0de"], floor: ["#b4bebb", "#929e9b"] },
  { wall: ["#e6f2ef", "#c4dcd7"], floor: ["#9cc0b9", "#7ca49c"] },
  { wall: ["#eaeff3", "#ccd7e0"], floor: ["#a8b7c4", "#8999a8"] },
  { wall: ["#f8ece4", "#e8cebf"], floor: ["#cfb2a2", "#b69383"] },
  { wall: ["#f1f4e4", "#dae2c3"], floor: ["#bcc4a4", "#a0aa88"] },
] as const;
