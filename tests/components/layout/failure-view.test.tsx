import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FailureView } from "@/components/layout/failure-view";
import { buttonClass } from "@/components/ui/button";

test.each(["en", "hi"] as const)(
  "what the view of a failure offers looks like the buttons of all pages, %s",
  (locale) => {
    const html = renderToStaticMarkup(<FailureView locale={locale} retry={() => undefined} />);
    expect(html).toContain(`<button type="button" class="${buttonClass()}"`);
    expect(html).toMatch(new RegExp(`<a href="/[^"]*" class="${buttonClass({ variant: "line" })}"`));
  },
);
