"use client";

import { type ComponentProps, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { inputClass } from "@/components/ui/input";
import { useAlive } from "@/components/ui/use-alive";

type Props = Omit<ComponentProps<"input">, "type"> & { texts: { show: string; hide: string } };

/** A password that its owner may look at. The eye is a toggle beside the field's end, 44 px, and there once it does something. */
export function PasswordInput({ texts, className, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const alive = useAlive();
  const icon = shown ? "eye-off" : "eye";
  return (
    <span className={cn("relative block", className)}>
      <input
        {...rest}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        // A hidden one is never corrected, and HTML does not allow the word there.
        autoCorrect={shown ? "off" : undefined}
        spellCheck={false}
        className={cn(inputClass, "pr-12 [&::-ms-reveal]:hidden")}
      />
      {alive ? (
        <button
          type="button"
          aria-label={shown ? texts.hide : texts.show}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-touch cursor-pointer place-content-center rounded-md text-ink-3 hover:text-action"
        >
          <Icon name={icon} className="size-5" />
        </button>
      ) : null}
    </span>
  );
}
