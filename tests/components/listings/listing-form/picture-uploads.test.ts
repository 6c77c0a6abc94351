import { describe, expect, test } from "vitest";
import type {
  NewPicture,
  PictureSlot,
  StoredPicture,
} from "@/components/listings/listing-form/listing-values";
import { PictureUploads } from "@/components/listings/listing-form/picture-uploads";

const picture = (key: string): NewPicture => ({
  key,
  kind: "new",
  file: new File(["x"], `${key}.jpg`, { type: "image/jpeg" }),
  stored: null,
});
const KEPT: PictureSlot = { key: "kept", kind: "kept", mediaId: "m", url: "/media/m-1280.webp" };

/** Uploads whose answers the test gives. */
function desk() {
  type Call = {
    key: string;
    onProgress: (share: number) => void;
    signal: AbortSignal;
    answer: (stored: StoredPicture) => void;
    lose: (error: unknown) => void;
  };
  const calls: Call[] = [];
  const kept: Record<string, string> = {};
  const uploads = new PictureUploads(
    ({ key }, { onProgress, signal }) =>
      new Promise((answer, lose) => calls.push({ key, onProgress, signal, answer, lose })),
    (key, { id }) => void (kept[key] = id),
  );
  const last = (key: string) => calls.findLast((call) => call.key === key)!;
  return { uploads, calls, kept, last };
}
const stored = (id: string): StoredPicture => ({ id, url: `/media/${id}-1280.webp` });
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe("the uploads of a form's pictures", () => {
  test("begin as pictures come, two at a time, and say how far they are", async () => {
    const { uploads, calls, kept, last } = desk();
    const slots = [KEPT, picture("a"), picture("b"), picture("c")];
    uploads.sync(slots);
    uploads.sync(slots);
    expect(calls.map(({ key }) => key)).toEqual(["a", "b"]);
    last("a").onProgress(0.5);
    expect(uploads.states().get("a")).toEqual({ phase: "sending", share: 0.5 });
    const before = uploads.states();
    last("a").onProgress(0.51);
    expect(uploads.states()).toBe(before);
    last("a").answer(stored("ma"));
    await turn();
    expect(kept).toEqual({ a: "ma" });
    expect([...uploads.states().keys()]).toEqual(["b", "c"]);
    expect(calls.map(({ key }) => key)).toEqual(["a", "b", "c"]);
  });

  test("one that is lost leaves the others alone and starts again under its key", async () => {
    const { uploads, calls, kept, last } = desk();
    uploads.sync([picture("a"), picture("b")]);
    const error = new Error("gone");
    last("a").lose(error);
    last("b").answer(stored("mb"));
    await uploads.settled();
    expect(kept).toEqual({ b: "mb" });
    expect(uploads.states().get("a")).toEqual({ phase: "lost", error });
    uploads.retry(picture("a"));
    expect(calls.map(({ key }) => key)).toEqual(["a", "b", "a"]);
    let isSettled = false;
    const settled = uploads.settled().then(() => (isSettled = true));
    await turn();
    expect(isSettled).toBe(false);
    last("a").answer(stored("ma"));
    await settled;
    expect(kept).toEqual({ a: "ma", b: "mb" });
  });

  test("one that is taken out of the form stops, keeps nothing, and gives its place to the next", async () => {
    const { uploads, calls, kept, last } = desk();
    uploads.sync(["a", "b", "c"].map(picture));
    uploads.sync([picture("b"), picture("c")]);
    expect(last("a").signal.aborted).toBe(true);
    expect(calls.map(({ key }) => key)).toEqual(["a", "b", "c"]);
    last("a").answer(stored("late"));
    last("b").answer(stored("mb"));
    last("c").answer(stored("mc"));
    await uploads.settled();
    expect(kept).toEqual({ b: "mb", c: "mc" });
  });
});
