/** The pages of the bar and the menu, in their order (docs/product/pages.md#navigation). Labels are `nav.{key}`. */
export const NAV_LINKS = [
  { key: "home", path: "/" },
  { key: "services", path: "/services" },
  { key: "categories", path: "/categories" },
  { key: "locations", path: "/locations" },
  { key: "contact", path: "/contact" },
  { key: "blogs", path: "/blogs" },
  { key: "about", path: "/about" },
] as const;

/** Whether a link of the bar stands for the page a person is on: the page itself or one below it. */
export const isCurrent = (linkPath: string, path: string): boolean =>
  path === linkPath || (linkPath !== "/" && path.startsWith(`${linkPath}/`));
