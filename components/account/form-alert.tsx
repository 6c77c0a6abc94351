import type { RefObject } from "react";
import { Alert } from "@/components/ui/alert";

/** What is wrong with a form as a whole, above its fields; takes the focus when there is something. */
export const FormAlert = ({ text, box }: { text: string | null; box: RefObject<HTMLDivElement | null> }) => (
  <div ref={box} tabIndex={-1} className="outline-none empty:hidden focus-visible:outline-none">
    {text ? <Alert>{text}</Alert> : null}
  </div>
);
