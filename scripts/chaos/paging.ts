// Somebody reads on, page by page in a browser, while the directory grows.
import { chromium, type Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import type { Row } from "@/scripts/chaos/row";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "@/tests/support/browser";
import type { Site } from "@/tests/support/reliability/site";
import { atLeast, atMost } from "@/tests/support/reliability/verdict";

const PER_SECOND = 100;
const WALKS = 5;
const PAGES = 8;
const SORTS = ["created_desc", "price_asc"];

/** Approves copies of what is there until told to stop, so many a second. @returns how many */
async function grow(isOver: () => boolean): Promise<number> {
  const { db } = await import("@/lib/server/db");
  const startedAt = performance.now();
  let made = 0;
  while (!isOver()) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * PER_SECOND) - made;
    if (due > 0) {
      made += await db.$executeRaw`
        INSERT INTO listings (provider_user_id, category_id, subcategory_id, name, description, price, address, city,
                              state_code, lat, lng, tags, status, published_at)
        SELECT provider_user_id, category_id, subcategory_id, name, description, 1 + floor(5000 * random())::int, address,
               city, state_code, lat, lng, tags, 'approved', clock_timestamp()
        FROM listings WHERE status = 'approved' ORDER BY id OFFSET ${made % 1000} LIMIT ${due}`;
    }
    await sleep(20);
  }
  return made;
}

const shown = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole("list", { name: "Services found" })
    .locator("[data-listing]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-listing")));

/** @returns the ids that stand there after so many pages, in their order */
async function walk({ world }: Site, page: Page, sort: string): Promise<(string | null)[]> {
  await page.goto(`${world.origin}/services?sort=${sort}`);
  for (let number = 2; number <= PAGES; number += 1) {
    const more = page.getByRole("link", { name: "Load More" });
    const answer = page.waitForResponse((response) => response.url().includes(`page=${number}`));
    await more.click();
    await answer;
    await more.waitFor();
  }
  return shown(page);
}

export const pagedWhileGrowing: Row = {
  name: "paged-while-growing",
  id: "E8",
  what: `${WALKS} walks of ${PAGES} pages in each of two orders, while ${PER_SECOND} listings a second are approved`,
  run: async (site, say) => {
    const executablePath = findBrowser();
    if (!executablePath) throw new Error(HOW_TO_GET_A_BROWSER);
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    let isOver = false;
    const growing = grow(() => isOver);
    let twice = 0;
    let read = 0;
    try {
      for (const sort of SORTS) {
        for (let number = 0; number < WALKS; number += 1) {
          const page = await browser.newPage();
          const ids = await walk(site, page, sort);
          read += ids.length;
          twice += ids.length - new Set(ids).size;
          await page.close();
        }
        say(`${sort}: ${read} listings read, ${twice} of them twice`);
      }
    } finally {
      isOver = true;
      await browser.close();
    }
    const made = await growing;
    return [
      atLeast("listings that came meanwhile", 500, made),
      atLeast("listings read", 12 * WALKS * SORTS.length, read),
      atMost("listings shown twice in a walk", 0, twice),
    ];
  },
};
