"use client";

import { type Control, useWatch } from "react-hook-form";
import { cardOf, type CardFacts } from "@/components/listings/card-of";
import { ListingCard } from "@/components/listings/listing-card";
import type { CategoryChoice } from "@/components/listings/listing-form/category-fields";
import {
  type ListingDraft,
  type PictureSlot,
  sentTexts,
  shownPrice,
} from "@/components/listings/listing-form/listing-values";
import { useTranslator } from "@/components/messages/use-translator";
import { pointOf } from "@/components/places/use-point-name";
import { cn } from "@/components/ui/cn";
import type { CategoryRef } from "@/lib/schemas/category";
import type { Company } from "@/lib/schemas/company";
import type { Locale } from "@/lib/shared/locale";
import { PRICE_UNITS } from "@/lib/shared/price-unit";

/** What a preview knows besides the form. */
export type PreviewSetting = {
  readonly locale: Locale;
  readonly company: Pick<Company, "companyName" | "companyType">;
};

type Props = {
  control: Control<ListingDraft>;
  setting: PreviewSetting;
  categories: readonly CategoryChoice[];
  subcategories: readonly CategoryRef[];
};

/** The card buyers will see, while it is being written. For the eye: it says nothing that the fields do not, and its links lead nowhere. */
export function ListingPreview({ control, setting, categories, subcategories }: Props) {
  const t = useTranslator();
  const draft = useWatch({ control, compute: (all: ListingDraft) => all });
  const images = imagesOf(draft.images);
  const { locale, company } = setting;
  const { price, priceUnit, from } = sentTexts(draft);
  const point = pointOf(draft.locationLat, draft.locationLng);
  const category = categories.find(({ id }) => id === draft.categoryId) ?? null;
  const facts: CardFacts = {
    id: "preview",
    name: draft.name.trim() || t("listingForm.previewName"),
    source: null,
    distanceKm: null,
    maxRadiusKm: null,
    description: draft.description,
    price: shownPrice(price),
    priceUnit: PRICE_UNITS.find((unit) => unit === priceUnit) ?? null,
    from: from !== "",
    phoneNumber: /^\d{10}$/.test(draft.phoneNumber) ? draft.phoneNumber : null,
    address: draft.address,
    city: null,
    location: { type: "Point", coordinates: [point?.lng ?? 0, point?.lat ?? 0] },
    category: { _id: "", id: "", slug: "", name: "", ...category },
    subcategory: subcategories.find(({ id }) => id === draft.subcategoryId) ?? null,
    companyType: company.companyType,
    images,
    providerUserId: "preview",
    provider: { providerProfile: { ...company, phoneNumber: null } },
  };
  const card = cardOf(facts, locale, t);
  // Only who chose it says 'Price on request'.
  const isUntold = facts.price === null && draft.priceOnRequest === "";
  return (
    <div aria-hidden inert className="mt-6 border-t border-line pt-5">
      <p className="text-sm font-medium">{t("listingForm.preview")}</p>
      {/* Without a pin there is no map to open. */}
      <div className={cn("mt-2 max-w-sm max-sm:-mx-4", point === null && "[&_.locate]:hidden")}>
        <ListingCard
          key={images.map(({ url }) => url).join()}
          card={isUntold ? { ...card, price: [t("listingForm.price")] } : card}
          locale={locale}
          heading="h3"
        />
      </div>
    </div>
  );
}

/** The addresses of pictures that are not sent yet; they end with the page. */
const addresses = new WeakMap<File, string>();
function addressOf(file: File): string {
  const known = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, known);
  return known;
}

/** The pictures of the form as a card takes them. */
const imagesOf = (slots: readonly PictureSlot[]): CardFacts["images"] =>
  slots.map((slot) => ({
    url: slot.kind === "kept" ? slot.url : addressOf(slot.file),
    width: 1280,
    height: 960,
  }));
