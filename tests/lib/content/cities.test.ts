import { describe, expect, test } from "vitest";
import { placeName } from "@/lib/content/cities";

describe("the name of a place", () => {
  test.each([
    ["Pune, Maharashtra", "पुणे, महाराष्ट्र"],
    ["Kothrud, Pune, Maharashtra", "Kothrud, पुणे, महाराष्ट्र"],
    ["18.5196, 73.8554", "18.5196, 73.8554"],
  ])("%s is %s in Hindi and itself in English", (label, hindi) => {
    expect([placeName(label, "hi"), placeName(label, "en")]).toEqual([hindi, label]);
  });
});
