import { expect, test } from "vitest";
import { GET } from "@/app/media/land/[file]/route";
import { landPath } from "@/components/art/land";
import { states } from "@/lib/content/states";

const ask = (file: string) => GET(new Request("http://localhost/"), { params: Promise.resolve({ file }) });

test("every state's land is a picture where its card looks for it, and browsers keep it", async () => {
  for (const state of states) {
    const [, folder, file] = /^(\/media\/land)\/([^/]+)$/.exec(landPath(state))!;
    expect(folder).toBe("/media/land");
    const response = await ask(file!);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=604800");
    expect(await response.text()).toMatch(/^<svg xmlns=/);
  }
});

test.each(["atlantis.svg", "Kerala.svg", "kerala", "kerala.svg.svg", "..%2fkerala.svg"])(
  "%s is not found",
  async (file) => {
    expect((await ask(file)).status).toBe(404);
  },
);
