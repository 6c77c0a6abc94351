import { describe, expect, test } from "vitest";
import { chooseFiles, feignedPictures } from "@/components/form/choose-files";
import { fileSize } from "@/lib/shared/file-size";
import { DOCUMENT_KINDS, IMAGE_KINDS, MAX_FILE_BYTES } from "@/lib/shared/upload";

const file = (name: string, type: string, size = 10) =>
  Object.defineProperty(new File(["x"], name, { type, lastModified: 1 }), "size", { value: size }) as File;

const choose = (added: File[], present: File[] = [], max = 5) =>
  chooseFiles({ present, added, kinds: DOCUMENT_KINDS, max });

describe("chooseFiles", () => {
  test("takes JPEG, PNG and PDF", () => {
    const files = [
      file("a.jpg", "image/jpeg"),
      file("b.png", "image/png"),
      file("c.pdf", "application/pdf"),
      file("d.PDF", ""),
    ];
    expect(choose(files)).toEqual({ kept: files, dropped: [] });
  });

  test.each([
    ["page.html", "text/html"],
    ["fake.pdf", "text/html"],
    ["anim.gif", "image/gif"],
    ["note.txt", ""],
  ])("drops %s of type %j and says why", (name, type) => {
    expect(choose([file(name, type)])).toEqual({ kept: [], dropped: [{ name, reason: "kind" }] });
  });

  test("takes exactly 5 MiB and drops one byte more", () => {
    const exact = file("exact.pdf", "application/pdf", MAX_FILE_BYTES);
    const over = file("over.pdf", "application/pdf", MAX_FILE_BYTES + 1);
    expect(choose([exact, over])).toEqual({
      kept: [exact],
      dropped: [{ name: "over.pdf", reason: "size" }],
    });
  });

  test("takes up to the most, counting what is there, and drops the rest", () => {
    const many = Array.from({ length: 6 }, (_, index) => file(`${index}.png`, "image/png"));
    const { kept, dropped } = choose(many.slice(2), many.slice(0, 2));
    expect(kept.map(({ name }) => name)).toEqual(["0.png", "1.png", "2.png", "3.png", "4.png"]);
    expect(dropped).toEqual([{ name: "5.png", reason: "count" }]);
  });

  test("takes the same file once", () => {
    const one = file("a.png", "image/png");
    expect(choose([file("a.png", "image/png")], [one])).toEqual({ kept: [one], dropped: [] });
  });

  test("keeps to the kinds it is given", () => {
    const pdf = file("a.pdf", "application/pdf");
    const { dropped } = chooseFiles({ present: [], added: [pdf], kinds: IMAGE_KINDS, max: 3 });
    expect(dropped).toEqual([{ name: "a.pdf", reason: "kind" }]);
  });
});

test.each([
  [0, "0\u00a0B"],
  [1023, "1,023\u00a0B"],
  [1024, "1\u00a0KB"],
  [1_572_864, "1.5\u00a0MB"],
  [MAX_FILE_BYTES, "5\u00a0MB"],
  [3 * 1024 ** 3, "3\u00a0GB"],
  [2 * 1024 ** 4, "2\u00a0TB"],
  [2048 * 1024 ** 4, "2,048\u00a0TB"],
])("%d bytes are %j", (bytes, text) => {
  expect(fileSize(bytes, "en-IN")).toBe(text);
});

test("what is called a picture and is none is told by its beginning", async () => {
  const of = (name: string, content: BlobPart, type = "image/jpeg") => new File([content], name, { type });
  const feigned = [
    of("empty.jpg", ""),
    of("text.jpg", "a text"),
    of("short.jpg", new Uint8Array([0xff, 0xd8])),
  ];
  const jpeg = of("a.jpg", new Uint8Array([0xff, 0xd8, 0xff, 0xe0]));
  const png = of("b.png", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d]), "image/png");
  // Of another kind by its own word: it was refused already.
  const gif = of("c.gif", "GIF89a", "image/gif");
  expect(await feignedPictures([jpeg, ...feigned, png, gif])).toEqual(feigned);
});
