import { readSearch, type ListingSearch } from "@/lib/schemas/listing-search";
import { idOf } from "@/tests/support/directory";

const dense = "lat=8&lng=70"; // the largest town of the large directory
const sparse = "lat=16.5&lng=88.5";

/** One search of every kind people make, over the large directory. */
export const SHAPES: Readonly<Record<string, ListingSearch>> = Object.fromEntries(
  Object.entries({
    "no filter": "",
    "no filter, page 50": "page=50",
    category: `categoryIds=${idOf("c", 3)}`,
    "small category": `categoryIds=${idOf("c", 19)}`,
    "two categories": `categoryIds=${idOf("c", 3)},${idOf("c", 19)}`,
    subcategory: `subcategoryIds=${idOf("s", 17)}`,
    provider: `providerUserId=${idOf("p", 7)}`,
    "company type": "companyType=traders",
    "common word, newest": "q=supply&sort=created_desc",
    "common word, literal": "q=supply&words=literal&sort=created_desc",
    "common word, cheapest": "q=supply&sort=price_asc",
    "common word, best match": "q=supply",
    "common word, best match, page 20": "q=supply&page=20",
    "common word and a place, best match": "q=bulk+supply+in+town7",
    "common word and a place, page 20": "q=bulk+supply+in+town7&page=20",
    "misspelt common word": "q=suply",
    "misspelt word, page 20": "q=suply&page=20",
    "a sentence": "q=i+want+someone+to+supply+work+in+bulk+near+town3+please",
    "a sentence, page 20": "q=i+want+someone+to+supply+work+in+bulk+near+town3+please&page=20",
    "rare word": "q=zirconium",
    "two words": "q=supply+town7",
    "a word that means others": "q=malgaadi+town7",
    "a word that means a common one": "q=saman",
    "a town's name": "q=town250",
    "word nobody has": "q=unobtainium",
    "rare tag": "tags=express",
    "common tag": "tags=bulk",
    "dense radius, newest": `${dense}&radiusKm=25&sort=created_desc`,
    "dense radius, newest, page 50": `${dense}&radiusKm=25&sort=created_desc&page=50`,
    "dense radius, nearest": `${dense}&radiusKm=25`,
    "dense radius, cheapest": `${dense}&radiusKm=25&sort=price_asc`,
    "sparse radius": `${sparse}&radiusKm=25&sort=created_desc`,
    "dense radius and common word": `${dense}&radiusKm=25&q=supply&sort=created_desc`,
    "a far town's name in the dense radius": `${dense}&radiusKm=25&q=town250&sort=created_desc`,
    "dense radius, word, two categories, price": `${dense}&radiusKm=25&q=supply&categoryIds=${idOf("c", 1)},${idOf("c", 2)}&priceMin=100&priceMax=50000&sort=created_desc`,
    nearest: sparse,
    "nearest, page 50": `${sparse}&page=50`,
    "nearest of a word": `${sparse}&q=zirconium`,
    cheapest: "sort=price_asc",
    dearest: "sort=price_desc",
    "narrow price": "priceMin=500000&priceMax=501000",
    "price and company type, dearest": "priceMin=1000&companyType=traders&sort=price_desc",
    state: "state=MH",
    "small state": "state=LD",
    "state nobody is in": "state=GA",
    "state and company type, page 30": "state=KA&companyType=traders&page=30",
    "whole state": "inState=MH",
    city: "city=town0",
    "category and company type": `categoryIds=${idOf("c", 3)}&companyType=traders`,
    "40 subcategories": `subcategoryIds=${Array.from({ length: 40 }, (_, n) => idOf("s", n)).join(",")}`,
    "page 500": "page=500",
    "100 km and a common word": "lat=8&lng=70&radiusKm=100&q=supply",
    "one price": "priceMin=500&priceMax=500",
  }).map(([name, query]) => [name, readSearch(Object.fromEntries(new URLSearchParams(query)))]),
);

/** Reference points of the large directory's states. */
export const STATE_POINTS: Readonly<Record<string, { lat: number; lng: number }>> = {
  MH: { lat: 19, lng: 73 },
  KA: { lat: 13, lng: 77 },
  LD: { lat: 10.6, lng: 72.6 },
  GA: { lat: 15.5, lng: 73.8 },
};
