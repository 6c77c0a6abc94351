type Keys = {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
};

/** Whether a press on a link is the browser's: with a key held it opens a tab or a window, or keeps what it leads to. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
