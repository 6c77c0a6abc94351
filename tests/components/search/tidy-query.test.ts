import { describe, expect, test } from "vitest";
import { entriesOf, needsTidying, tidyQuery } from "@/components/search/tidy-query";

const tidy = (query: string) => tidyQuery(new URLSearchParams(query)).toString();
const around = "lat=18.5&lng=73.8&radiusKm=40";

describe("what a form sends", () => {
  test("blanks go, repeated list fields become one list without repeats", () => {
    expect(tidy("q=+&categoryIds=a&categoryIds=b&categoryIds=a%2Cc&companyType=&priceMin=")).toBe(
      "categoryIds=a%2Cb%2Cc",
    );
  });

  test("prices lose what people write around their digits; what is no price stays", () => {
    expect(tidy("priceMin=%E2%82%B91%2C00%2C000&priceMax=+2%2C000+")).toBe("priceMin=100000&priceMax=2000");
    expect(tidy("priceMin=Rs.+500&priceMax=%E0%A5%A7%E0%A5%AB%E0%A5%A6%E0%A5%A6/-")).toBe(
      "priceMin=500&priceMax=1500",
    );
    expect(tidy("priceMin=+abc&priceMax=12%2C50")).toBe("priceMin=abc&priceMax=12%2C50");
  });

  test("a radius needs the pair", () => {
    expect(tidy("radiusKm=25&lat=18.5")).toBe("lat=18.5");
    expect(tidy(around)).toBe(around);
  });

  test("a place field that says what it said keeps the pair", () => {
    expect(tidy(`place=Pune&placeWas=Pune&${around}`)).toBe(around);
  });

  test("the name of a chosen place goes with its pair, and with it alone", () => {
    const chosen = `placeWas=Kothrud&placeName=Kothrud&${around}`;
    expect(tidy(`place=Kothrud&${chosen}`)).toBe(`${around}&place=Kothrud`);
    expect(tidy(`place=Pune&${chosen}`)).toBe("place=Pune");
    expect(tidy(`place=&${chosen}`)).toBe("");
    expect(tidy(`${around}&place=Kothrud`)).toBe(`${around}&place=Kothrud`);
    expect(tidy("lat=18.5&place=Kothrud")).toBe("place=Kothrud");
  });

  test("an emptied place field drops the pair", () => {
    expect(tidy(`q=pump&place=&placeWas=Pune&${around}`)).toBe("q=pump");
  });

  test("another text drops the pair and stays, for the server to look up", () => {
    expect(tidy(`place=Nagpur&placeWas=Pune&${around}`)).toBe("place=Nagpur");
    expect(tidy("place=Nagpur")).toBe("place=Nagpur");
    expect(tidy("place=Nagpur&placeWas=")).toBe("place=Nagpur");
  });

  test("what is asked for around a place is around the one that the words name; other filters leave it to them", () => {
    const said = "q=plumber+thane&place=&placeWas=&saidAt=19.2,72.9";
    expect(tidy(`${said}&radiusKm=10`)).toBe("q=plumber+thane&radiusKm=10&lat=19.2&lng=72.9");
    expect(tidy(`${said}&sort=distance_asc`)).toBe("q=plumber+thane&sort=distance_asc&lat=19.2&lng=72.9");
    expect(tidy(`${said}&priceMax=500&sort=price_asc`)).toBe("q=plumber+thane&priceMax=500&sort=price_asc");
    expect(tidy(`q=plumber+thane&place=Pune&placeWas=&saidAt=19.2,72.9&radiusKm=10`)).toBe(
      "q=plumber+thane&place=Pune",
    );
    expect(needsTidying({ q: "plumber thane", saidAt: "19.2,72.9" })).toBe(true);
  });

  test("a search without place fields keeps its pair", () => {
    expect(tidy(`q=x&${around}`)).toBe(`q=x&${around}`);
  });
});

describe("a page's query", () => {
  test("needs tidying only when a form sent it", () => {
    expect(needsTidying({ q: "pump", categoryIds: "a,b", utm_source: "x" })).toBe(false);
    expect(needsTidying({ lat: "18.5", lng: "73.8", place: "Kothrud" })).toBe(false);
    expect(needsTidying({ q: "" })).toBe(true);
    expect(needsTidying({ categoryIds: ["a", "b"] })).toBe(true);
    expect(needsTidying({ placeWas: "Pune" })).toBe(true);
    expect(needsTidying({ q: ["a", "b"] })).toBe(false);
    expect(needsTidying({ priceMin: "Rs. 500" })).toBe(true);
    expect(needsTidying({ priceMin: "500", priceMax: "abc" })).toBe(false);
  });

  test("once tidy stays tidy", () => {
    const params = {
      q: " ",
      categoryIds: ["a", "b"],
      placeWas: "Pune",
      priceMin: "₹ 1,25,000/-",
      priceMax: "about 9",
      place: "Pune",
      lat: "1",
      lng: "2",
      sort: "",
    };
    const once = tidyQuery(entriesOf(params));
    expect(needsTidying(Object.fromEntries(once))).toBe(false);
    expect(tidyQuery(once).toString()).toBe(once.toString());
  });
});

describe("subcategories and the categories they were chosen in", () => {
  test("stay while the categories stay", () => {
    expect(tidy("q=x&subcategoryIds=s&categoriesWere=a&categoryIds=a")).toBe(
      "q=x&subcategoryIds=s&categoryIds=a",
    );
    expect(tidy("subcategoryIds=s&categoriesWere=&categoryIds=")).toBe("subcategoryIds=s");
    expect(tidy("subcategoryIds=s&categoriesWere=a%2Cb&categoryIds=a%2Cb")).toBe(
      "subcategoryIds=s&categoryIds=a%2Cb",
    );
  });

  test("go when another category or all are chosen", () => {
    expect(tidy("subcategoryIds=s&categoriesWere=a&categoryIds=b")).toBe("categoryIds=b");
    expect(tidy("subcategoryIds=s&categoriesWere=a&categoryIds=")).toBe("");
    expect(tidy("subcategoryIds=s&categoriesWere=&categoryIds=b")).toBe("categoryIds=b");
  });

  test("where nothing says what they were, they stay", () => {
    expect(tidy("subcategoryIds=s")).toBe("subcategoryIds=s");
  });

  test("the server tidies what the bar sends", () => {
    expect(needsTidying({ subcategoryIds: "s", categoriesWere: "a" })).toBe(true);
  });
});
