import { NotFoundHere } from "@/app/[locale]/(public)/_components/not-found-here";
import { messagesProps } from "@/components/messages/messages";

const NEEDED = ["notFound", "search.whatPlaceholder"] as const;

/** For a notFound() thrown where a page could not set its status. A not-found file gets no params, so no language. */
export default function PublicNotFound() {
  return <NotFoundHere en={messagesProps("en", NEEDED)} hi={messagesProps("hi", NEEDED)} />;
}
