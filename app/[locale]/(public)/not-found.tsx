import { NotFoundHere } from "@/app/[locale]/(public)/_components/not-found-here";
import { notFoundTexts } from "@/components/layout/not-found-texts";

/** For a notFound() thrown where a page could not set its status. A not-found file gets no params, so no language. */
export default function PublicNotFound() {
  return <NotFoundHere en={notFoundTexts("en")} hi={notFoundTexts("hi")} />;
}
