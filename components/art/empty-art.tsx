import { iconUrl } from "@/components/ui/icon";

/** For empty states and missing pages: a bridge whose middle is not there (yet). */
export const EmptyArt = () => (
  <svg aria-hidden="true" width="176" height="84" className="icon empty-art">
    <use href={iconUrl("empty")} />
  </svg>
);
