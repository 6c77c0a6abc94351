"use client";

import { useState, useSyncExternalStore } from "react";
import { useRole } from "@/components/account/use-role";
import { useClosingDetails } from "@/components/ui/use-closing-details";
import { ScriptMessages } from "@/components/messages/script-messages";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { signOut } from "@/lib/client/session";
import { storedUser } from "@/lib/client/session-store";
import type { Role } from "@/lib/shared/actor";
import { hintedRole, onSessionChange } from "@/lib/client/session-hint";
import messages from "@/lib/content/messages/scripts/account.json";

type Props = {
  /** Where Dashboard leads, by role (docs/product/pages.md#navigation). */
  dashboards: Readonly<Record<Role, string>>;
  account: string;
  known: Role | null | undefined;
};

function Items({ dashboards, account, known }: Props) {
  const t = useTranslator();
  const role = useRole(known) ?? "customer";
  const [busy, setBusy] = useState(false);
  return (
    <ul className="grid">
      <li>
        <a href={dashboards[role]} className="account-item">
          <Icon name="layout-dashboard" />
          {t("accountMenu.dashboard")}
        </a>
      </li>
      <li>
        <a href={account} className="account-item">
          <Icon name="settings" />
          {t("accountMenu.accountPage")}
        </a>
      </li>
      <li>
        <button
          type="button"
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void signOut(); // AccountScope hears of it and leaves the page
          }}
          className="account-item"
        >
          {busy ? <Spinner /> : <Icon name="log-out" />}
          <span aria-live="polite">{busy ? t("accountMenu.loggingOut") : t("accountMenu.logout")}</span>
        </button>
      </li>
    </ul>
  );
}

/** Dashboard, Account and Logout, as lines of a menu. Links are full loads: those pages have another script policy. */
export const AccountItems = (props: Props) => (
  <ScriptMessages of={messages}>
    <Items {...props} />
  </ScriptMessages>
);

/** The picture of whoever is signed in, opening what belongs to the account. Closes on Escape and a press outside. */
export const AccountMenu = (props: Props) => (
  <ScriptMessages of={messages}>
    <Menu {...props} />
  </ScriptMessages>
);

function Menu(props: Props) {
  const t = useTranslator();
  const menu = useClosingDetails();
  const email = useSyncExternalStore(
    onSessionChange,
    // A visitor has none: the store is not touched, which would wait for the disk while the page comes alive.
    () => (hintedRole() === null ? null : (storedUser()?.email ?? null)),
    () => null,
  );
  return (
    <details ref={menu} className="relative">
      <summary
        aria-label={t("accountMenu.account")}
        className={cn(
          buttonClass({ variant: "quiet", size: "icon" }),
          "list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        <Icon name="circle-user-round" className="stroke-[1.6] size-7" />
      </summary>
      <div className="absolute top-full right-0 z-30 mt-2 w-60 rounded-card border border-line bg-surface p-1.5 shadow-float">
        {email ? (
          <p className="mb-1 border-b border-line px-3 pt-1 pb-2 text-xs text-ink-3">
            {t("accountMenu.signedInAs")}
            <span className="block truncate text-sm font-medium text-ink" title={email}>
              {email}
            </span>
          </p>
        ) : null}
        <Items {...props} />
      </div>
    </details>
  );
}
