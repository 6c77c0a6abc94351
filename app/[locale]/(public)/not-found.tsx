import { NotFoundHere } from "@/app/[locale]/(public)/_components/not-found-here";
import { NotFoundView } from "@/components/layout/not-found-view";

/** For a notFound() thrown where a page could not set its status. A not-found file gets no params, so no language. */
export default function PublicNotFound() {
  return <NotFoundHere en={<NotFoundView locale="en" />} hi={<NotFoundView locale="hi" />} />;
}
