import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleBlocks, sectionId } from "@/components/blog/article-blocks";
import { ArticleCard } from "@/components/blog/article-card";
import { ContentsAbove, ContentsBeside } from "@/components/blog/article-contents";
import { ArticleNeighbours } from "@/components/blog/article-neighbours";
import { BlogCarousel } from "@/components/blog/blog-carousel";
import { BlogNotFound } from "@/components/blog/blog-not-found";
import { articles, headingsOf } from "@/lib/content/articles/articles";
import { heading, list, paragraph, title } from "@/lib/content/articles/article";

const hrefs = (html: string) => [...html.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href!);
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ");

test("a card cuts the excerpt at 20 words, the featured one does not", () => {
  for (const article of articles) {
    const { excerpt } = article.text.en;
    const first = excerpt.split(" ").slice(0, 20).join(" ").replace(/[.,]$/, "");
    const card = wordsOf(renderToStaticMarkup(<ArticleCard article={article} locale="en" />));
    expect(card).toContain(`${first}…`);
    expect(card).not.toContain(excerpt);
    const featured = wordsOf(renderToStaticMarkup(<ArticleCard article={article} locale="en" featured />));
    expect(featured).toContain(excerpt);
  }
});

test("a card says what, when and how long, in the reader's language", () => {
  const article = articles[0]!;
  const english = wordsOf(renderToStaticMarkup(<ArticleCard article={article} locale="en" />));
  expect(english).toContain("Safety");
  expect(english).toContain("12 November 2026");
  expect(english).toContain("4 min read");
  const hindi = renderToStaticMarkup(<ArticleCard article={article} locale="hi" />);
  expect(hrefs(hindi)).toEqual([`/hi/blogs/${article.id}`]);
  expect(wordsOf(hindi)).toContain("12 नवंबर 2026");
});

test("the row of the home page holds every article, then the way to all of them; its pictures are drawn", () => {
  const html = renderToStaticMarkup(<BlogCarousel locale="en" />);
  expect(hrefs(html)).toEqual([...articles.map(({ id }) => `/blogs/${id}`), "/blogs"]);
  for (const { text } of articles) expect(wordsOf(html)).toContain(text.en.title);
  expect(html).not.toMatch(/<img|url\(/);
});

test("the table of contents leads to each section of the body", () => {
  for (const article of articles) {
    const { blocks } = article.text.hi;
    const body = renderToStaticMarkup(<ArticleBlocks blocks={blocks} />);
    const headings = headingsOf(article.text.hi);
    for (const Contents of [ContentsBeside, ContentsAbove]) {
      const links = hrefs(renderToStaticMarkup(<Contents label="Contents" headings={headings} />));
      expect(links).toEqual(headings.map((_, index) => `#${sectionId(index + 1)}`));
      for (const link of links) expect(body).toContain(`id="${link.slice(1)}"`);
    }
  }
});

test("each kind of block is what it is called; addresses of public offices are links, others are words", () => {
  const html = renderToStaticMarkup(
    <ArticleBlocks
      blocks={[
        heading("Where"),
        title("On the web"),
        paragraph("See gst.gov.in, not free-gst.gov.in."),
        list("a", "b"),
      ]}
    />,
  );
  expect(html).toMatch(/<h2 id="section-1"[^>]*>Where<\/h2><h3[^>]*>On the web<\/h3><p/);
  expect(html).toMatch(/<ul[^>]*><li[^>]*>a<\/li><li[^>]*>b<\/li><\/ul>/);
  expect(hrefs(html)).toEqual(["https://www.gst.gov.in/"]);
});

test("an article leads to its neighbours, the ends to one each", () => {
  const of = (index: number) =>
    hrefs(renderToStaticMarkup(<ArticleNeighbours id={articles.at(index)!.id} locale="en" />));
  expect(of(0)).toEqual([`/blogs/${articles[1]!.id}`]);
  expect(of(1)).toEqual([`/blogs/${articles[0]!.id}`, `/blogs/${articles[2]!.id}`]);
  expect(of(-1)).toEqual([`/blogs/${articles.at(-2)!.id}`]);
});

test("'Blog not found' has a way back", () => {
  const html = renderToStaticMarkup(<BlogNotFound locale="en" />);
  expect(wordsOf(html)).toContain("Blog not found");
  expect(hrefs(html)).toEqual(["/blogs"]);
  expect(hrefs(renderToStaticMarkup(<BlogNotFound locale="hi" />))).toEqual(["/hi/blogs"]);
});
