/**
 * What is told of a tax number that is set and not shown: in a list, or because it cannot be opened. Neither a number nor
 * blank, so its field stays locked.
 */
export const HIDDEN_NUMBER = "•••";
