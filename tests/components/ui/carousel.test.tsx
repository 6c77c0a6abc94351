import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Carousel, CarouselSlide } from "@/components/ui/carousel";

const labels = {
  roleDescription: "carousel",
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
};

const html = renderToStaticMarkup(
  <Carousel labelledBy="row" head={<h2 id="row">States</h2>} labels={labels} intervalMs={2000}>
    {["Goa", "Assam", "Bihar"].map((name) => (
      <CarouselSlide key={name} className="w-1/3">
        <a href={`/${name}`}>{name}</a>
      </CarouselSlide>
    ))}
  </Carousel>,
);

test("is a region named by its heading, with a list of all its cards", () => {
  expect(html).toMatch(/<section aria-roledescription="carousel" aria-labelledby="row"/);
  expect(html.match(/<li\b/g)).toHaveLength(3);
});

test("without JavaScript it is a row to scroll, standing still, its controls out of sight", () => {
  expect(html).toContain('data-moving="false"');
  expect(html).toMatch(/<div class="[^"]*overflow-x-auto[^"]*"><ul class="flex">/);
  expect(html).toMatch(/<div class="[^"]*\binvisible\b[^"]*"><button/);
});

test("its controls have names, play or pause first", () => {
  expect([...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    "Play",
    "Previous",
    "Next",
  ]);
});
