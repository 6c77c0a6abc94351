"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { AddName } from "@/components/admin/categories/add-name";
import { NameList } from "@/components/admin/categories/name-list";
import { shownName, type TranslatedNames } from "@/components/listings/category-trail";
import { useTranslator } from "@/components/messages/use-translator";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { createCategory, createSubcategory, updateCategory, updateSubcategory } from "@/lib/api/admin";
import { call } from "@/lib/client/client";
import type { AdminCategory, AdminSubcategory } from "@/lib/schemas/category";

type Props = {
  categories: readonly (AdminCategory & { subcategories: readonly AdminSubcategory[] })[];
  names: TranslatedNames;
};

/**
 * Categories and, of a chosen one, its subcategories: add, rename, order, hide
 * (docs/product/pages.md#the-admins-area).
 */
export function CategorySettings({ categories, names }: Props) {
  const t = useTranslator();
  const router = useRouter();
  const [isReading, startReading] = useTransition();
  const [chosenId, setChosenId] = useState("");
  const [isMissing, setMissing] = useState(false);
  const chosen = categories.find((category) => category.id === chosenId);
  const reread = () => startReading(() => router.refresh());
  const choose = (id: string) => {
    setChosenId(id);
    setMissing(false);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2" aria-busy={isReading}>
      <Card className="p-4 sm:p-5">
        <h2 className="text-lg font-semibold">{t("admin.settings.categories")}</h2>
        <p className="mt-1 mb-4 text-sm text-ink-2">{t("admin.settings.hiddenNote")}</p>
        <AddName
          label={t("admin.settings.newCategory")}
          button={t("admin.settings.addCategory")}
          failed={t("admin.settings.failedToCreateCategory")}
          done="admin.settings.categoryAdded"
          send={(name) => call(createCategory, { body: { name } })}
          onAdded={reread}
        />
        <NameList
          items={categories}
          names={names}
          label={t("admin.settings.categories")}
          empty={t("admin.settings.noCategories")}
          chosenId={chosenId}
          onChoose={choose}
          update={(id, body) => call(updateCategory, { params: { id }, body })}
          onChanged={reread}
        />
      </Card>
      <Card className="p-4 sm:p-5 xl:sticky xl:top-20">
        <h2 className="mb-4 text-lg font-semibold" aria-live="polite">
          {chosen
            ? t("admin.settings.subcategoriesOf", { name: shownName(chosen.name, names) })
            : t("admin.settings.subcategories")}
        </h2>
        <Field
          id="subcategory-of"
          label={t("admin.settings.underCategory")}
          error={isMissing ? t("admin.settings.categoryRequired") : null}
          className="mb-3"
        >
          {(control) => (
            <Select
              {...control}
              value={chosenId}
              onChange={(event) => choose(event.target.value)}
              className="w-full"
            >
              <option value="">{t("admin.settings.chooseCategory")}</option>
              {categories.map((category) => (
                <option key={category.id} value={category.id}>
                  {shownName(category.name, names)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <AddName
          label={t("admin.settings.newSubcategory")}
          button={t("admin.settings.addSubcategory")}
          failed={t("admin.settings.failedToCreateSubcategory")}
          done="admin.settings.subcategoryAdded"
          ready={() => {
            if (chosen) return true;
            setMissing(true);
            document.getElementById("subcategory-of")?.focus();
            return false;
          }}
          send={(name) => call(createSubcategory, { params: { id: chosenId }, body: { name } })}
          onAdded={reread}
        />
        {chosen ? (
          <NameList
            key={chosen.id}
            items={chosen.subcategories}
            names={names}
            label={t("admin.settings.subcategoriesOf", { name: shownName(chosen.name, names) })}
            empty={t("admin.settings.noSubcategories")}
            update={(id, body) => call(updateSubcategory, { params: { id }, body })}
            onChanged={reread}
          />
        ) : (
          <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">
            {t("admin.settings.noneChosen")}
          </p>
        )}
      </Card>
    </div>
  );
}
