/** How far one part of seeding is. Parts that have nothing to do say nothing. */
export type Progress = { readonly label: string; readonly done: number; readonly total: number };
export type OnProgress = (progress: Progress) => void;

const STEPS = 4;

/** Turns progress into a few lines for a person: the start of each part, its quarters and its end. */
export function progressLines(say: (line: string) => void): OnProgress {
  const said = new Map<string, number>();
  return ({ label, done, total }) => {
    const step = total === 0 ? STEPS : Math.floor((STEPS * done) / total);
    if (step <= (said.get(label) ?? -1)) return;
    said.set(label, step);
    say(done < total ? `${label}: ${done} of ${total}` : `${label}: done, ${total}`);
  };
}
