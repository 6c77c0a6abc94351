import { describe, expect, test } from "vitest";
import { publicPlaceIn } from "@/lib/domain/listings/search/reading/public-places";

const textsOf = (text: string) => publicPlaceIn(text)?.texts ?? null;

describe("a facility that is named in Hindi", () => {
  test.each([
    ["पेट्रोल पंप नागपुर", "petrol pump नागपुर"],
    ["nearest dakghar", "nearest post office"],
    ["पुलिस थाना कहाँ है", "police station कहाँ है"],
    ["bas adda", "bus stand"],
  ])("%s is %s in English", (text, english) => {
    expect(textsOf(text)?.[0]).toBe(english);
  });

  test("the longest name of one is meant", () => {
    expect(textsOf("पशु अस्पताल")).toEqual(["veterinary hospital"]);
    expect(textsOf("उच्चतर माध्यमिक विद्यालय")).toEqual(["higher secondary school"]);
  });

  test("the dots of Devanagari make no other word", () => {
    expect(textsOf("सब्ज़ी मंडी")).toEqual(textsOf("सब्जी मंडी"));
    expect(textsOf("पोस्ट ऑफ़िस")).toEqual(["post office"]);
  });

  test("who keeps it is said in both ways that lists say it", () => {
    expect(textsOf("सरकारी अस्पताल सीकर")).toEqual(["govt hospital सीकर", "government hospital सीकर"]);
  });

  test("nothing else is one", () => {
    expect(publicPlaceIn("petrol pump")).toBeNull();
    expect(publicPlaceIn("पानी का पंप")).toBeNull();
    expect(publicPlaceIn("मंदिर के लिए फूल")).toBeNull();
    expect(publicPlaceIn("")).toBeNull();
  });
});
