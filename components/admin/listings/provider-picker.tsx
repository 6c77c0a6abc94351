"use client";

import { X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { TABLE_DEBOUNCE_MS } from "@/components/admin/table/table-query";
import { failureWords } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { inputClass } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { listUsers } from "@/lib/api/admin";
import { call } from "@/lib/client/client";

/**
 * How many providers the list loads (docs/product/texts-and-limits.md#numbers), and how many of them it shows at once.
 */
const MOST_PROVIDERS = 500;
const MOST_SHOWN = 50;

type Company = { id: string; name: string };

async function loadCompanies(q: string): Promise<{ companies: Company[]; total: number }> {
  const { items, total } = await call(listUsers, {
    query: { role: "provider", includeProfile: "true", limit: String(MOST_PROVIDERS), q },
  });
  const companies = items.map((user) => ({
    id: user.id,
    name: user.providerProfile?.companyName ?? user.id,
  }));
  return { companies: companies.sort((a, b) => a.name.localeCompare(b.name)), total };
}

/**
 * The providers a list can choose from: loaded once it is open, and again where the server must search.
 * @param words what is typed, in lower case
 */
function useCompanies(open: boolean, words: string) {
  const t = useTranslator();
  const [all, setAll] = useState<{ q: string; companies: Company[]; total: number } | null>(null);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  // All that match are here: the browser searches. Otherwise the server does, for other words than before.
  const isHere = all !== null && (all.q === words || (all.total <= MOST_PROVIDERS && words.includes(all.q)));
  const mustAsk = open && !isHere;

  useEffect(() => {
    if (!mustAsk || state === "failed") return;
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        setState("loading");
        loadCompanies(all === null ? "" : words).then(
          (found) => {
            if (!isCurrent) return;
            setAll({ q: all === null ? "" : words, ...found });
            setState("idle");
          },
          (error: unknown) => {
            if (!isCurrent) return;
            setState("failed");
            toast.bad(failureWords(error, t, t("admin.listings.failedProviders")));
          },
        );
      },
      all === null ? 0 : TABLE_DEBOUNCE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // `state` would end the request it tells of.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mustAsk, words, all, t]);

  return {
    all,
    isLoading: mustAsk || state === "loading",
    failed: state === "failed",
    forgetFailure: () => {
      if (state === "failed") setState("idle");
    },
  };
}

type Props = {
  /** The chosen provider's id. */
  value: string | null;
  companyOf: (id: string) => string | null;
  onChange: (id: string | null) => void;
};

/**
 * A search box over the providers: loads them once it is entered, and where there are more than fit, asks the server
 * for what is typed. Combobox with a list, WAI-ARIA 1.2.
 */
export function ProviderPicker({ value, companyOf, onChange }: Props) {
  const t = useTranslator();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const open = typed !== null;
  const words = (typed ?? "").trim().toLocaleLowerCase();
  const { all, isLoading, failed, forgetFailure } = useCompanies(open, words);

  const chosen =
    value === null
      ? null
      : (all?.companies.find((one) => one.id === value)?.name ??
        companyOf(value) ??
        t("admin.listings.chosenProvider"));
  const matching = (all?.companies ?? [])
    .filter((one) => one.name.toLocaleLowerCase().includes(words))
    .slice(0, MOST_SHOWN);
  const close = () => {
    setTyped(null);
    setAt(-1);
    forgetFailure();
  };
  const choose = (company: Company) => {
    onChange(company.id);
    close();
  };

  return (
    <Field id={id} label={t("admin.listings.company")}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            role="combobox"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={matching[at] ? `${id}-${matching[at].id}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={chosen ?? t("admin.listings.anyProvider")}
            value={typed ?? chosen ?? ""}
            onFocus={() => setTyped("")}
            onClick={() => setTyped(typed ?? "")}
            onBlur={close}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(event.target.value.trim() ? 0 : -1);
            }}
            onKeyDown={(event) => {
              if (event.key === "Escape" && open) {
                event.preventDefault();
                close();
              } else if (event.key === "Enter" && open) {
                event.preventDefault();
                if (matching[at]) choose(matching[at]);
              } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
                event.preventDefault();
                if (!open) return setTyped("");
                const step = event.key === "ArrowDown" ? 1 : -1;
                const count = matching.length;
                if (count > 0) setAt((at + step + count + (at < 0 && step < 0 ? 1 : 0)) % count);
              }
            }}
            className={cn(inputClass, "pr-11")}
          />
          {value !== null && !open ? (
            <button
              type="button"
              aria-label={t("admin.listings.clearProvider")}
              onClick={() => onChange(null)}
              className={cn(buttonClass({ variant: "quiet", size: "icon" }), "absolute top-0 right-0")}
            >
              <X aria-hidden className="size-4" />
            </button>
          ) : null}
          <CompanyList
            id={`${id}-list`}
            open={open}
            companies={matching}
            at={at}
            optionId={(company) => `${id}-${company.id}`}
            onChoose={choose}
            status={
              failed
                ? t("admin.listings.failedProviders")
                : matching.length > 0
                  ? ""
                  : isLoading
                    ? t("admin.listings.loadingProviders")
                    : t("admin.listings.noProviders")
            }
          />
        </div>
      )}
    </Field>
  );
}

type ListProps = {
  id: string;
  open: boolean;
  companies: readonly Company[];
  /** The one the arrows have reached; -1: none. */
  at: number;
  optionId: (company: Company) => string;
  onChoose: (company: Company) => void;
  status: string;
};

function CompanyList({ id, open, companies, at, optionId, onChoose, status }: ListProps) {
  const t = useTranslator();
  return (
    <div
      className={cn(
        "absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-float",
        !open && "hidden",
      )}
    >
      <ul id={id} role="listbox" aria-label={t("admin.listings.company")}>
        {companies.map((company, index) => (
          <li
            key={company.id}
            id={optionId(company)}
            role="option"
            aria-selected={index === at}
            ref={index === at ? (element) => element?.scrollIntoView({ block: "nearest" }) : undefined}
            // Before the input loses focus, which closes the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(company)}
            className="flex min-h-touch cursor-pointer items-center rounded-md px-3 text-sm break-words hover:bg-action-soft aria-selected:bg-action-soft"
          >
            {company.name}
          </li>
        ))}
      </ul>
      <p role="status" className="px-3 text-sm text-ink-2 not-empty:py-2">
        {status}
      </p>
    </div>
  );
}
