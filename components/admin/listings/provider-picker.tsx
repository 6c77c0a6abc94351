"use client";

import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { TABLE_DEBOUNCE_MS } from "@/components/admin/table/table-query";
import { failureWords } from "@/components/form/failure-words";
import { OptionList } from "@/components/form/option-list";
import { useCombobox } from "@/components/form/use-combobox";
import type { Suggestions } from "@/components/form/use-suggestions";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
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
 * The providers that suit what is typed: loaded once the list is open, and again where the server must search.
 * @param typed null while the list is closed
 */
function useCompanies(typed: string | null) {
  const t = useTranslator();
  const [all, setAll] = useState<{ q: string; companies: Company[]; total: number } | null>(null);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const words = (typed ?? "").trim().toLocaleLowerCase();
  // All that match are here: the browser searches. Otherwise the server does, for other words than before.
  const isHere = all !== null && (all.q === words || (all.total <= MOST_PROVIDERS && words.includes(all.q)));
  const mustAsk = typed !== null && !isHere;

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

  const companies = all?.companies ?? [];
  const failed = state === "failed";
  const items = companies.filter((one) => one.name.toLocaleLowerCase().includes(words)).slice(0, MOST_SHOWN);
  const isLoading = !failed && (mustAsk || state === "loading");
  const suggestions: Suggestions<Company> =
    typed === null
      ? { state: "idle" }
      : items.length === 0 && isLoading
        ? { state: "loading" }
        : { state: "ready", items };
  return {
    companies,
    suggestions,
    failed,
    forgetFailure: () => {
      if (failed) setState("idle");
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
 * for what is typed.
 */
export function ProviderPicker({ value, companyOf, onChange }: Props) {
  const t = useTranslator();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { companies, suggestions, failed, forgetFailure } = useCompanies(typed);
  const combobox = useCombobox<Company>({
    id,
    text: "",
    onTyped: (text) => {
      setTyped(text);
      if (text === null) forgetFailure();
    },
    suggestions,
    // Entered and not typed in, the list offers all of them: none is meant yet.
    enter: typed?.trim() ? "chooses" : "sends",
    onChosen: (company) => {
      onChange(company.id);
      combobox.close();
    },
  });
  const { inputProps, open, active, optionId } = combobox;
  // Closed, the field shows what is chosen: what was typed is gone.
  if (typed === null && combobox.text !== "") combobox.show("");

  const marked = active < 0 ? null : optionId(active);
  // What the pointer marks is in sight already.
  const isByKey = useRef(false);
  useEffect(() => {
    if (marked !== null && isByKey.current)
      document.getElementById(marked)?.scrollIntoView({ block: "nearest" });
    isByKey.current = false;
  }, [marked]);

  const chosen =
    value === null
      ? null
      : (companies.find((one) => one.id === value)?.name ??
        companyOf(value) ??
        t("admin.listings.chosenProvider"));

  return (
    <Field id={id} label={t("admin.listings.company")}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...inputProps}
            spellCheck={false}
            placeholder={chosen ?? t("admin.listings.anyProvider")}
            value={typed ?? chosen ?? ""}
            onFocus={combobox.suggest}
            onClick={() => typed === null && combobox.suggest()}
            onKeyDown={(event) => {
              isByKey.current = true;
              inputProps.onKeyDown?.(event);
            }}
            onChange={(event) => {
              inputProps.onChange?.(event);
              combobox.mark(event.target.value.trim() ? 0 : -1);
            }}
            className="pr-11"
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
          <OptionList
            combobox={combobox}
            label={t("admin.listings.company")}
            waiting={
              failed
                ? t("admin.listings.failedProviders")
                : suggestions.state === "loading"
                  ? t("admin.listings.loadingProviders")
                  : t("admin.listings.noProviders")
            }
            keyOf={(company) => company.id}
            className="top-full mt-1 max-h-72"
          >
            {({ name }) => <span className="min-w-0 break-words">{name}</span>}
          </OptionList>
        </div>
      )}
    </Field>
  );
}
