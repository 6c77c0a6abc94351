/**
 * Nobody sees it: a page that is not there says so itself (docs/decisions/005). Without this file Next writes its own such
 * page into the data of every page, 1.2 kB.
 */
export default function NotFound() {
  return null;
}
