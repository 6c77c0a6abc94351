import { SubmitFailure } from "@/components/form/submit-failure";
import type { ListingFormState } from "@/components/listings/listing-form/use-listing-form";
import { useTranslator } from "@/components/messages/use-translator";

type Props = { failure: ListingFormState["failure"]; signInHref: string };

/** Why a listing was not taken as a whole, beside the button that was pressed: the form's top may be screens away. */
export function ListingFormFailure({ failure, signInHref }: Props) {
  const t = useTranslator();
  if (failure === null) return null;
  const signIn = failure.mustSignIn ? { href: signInHref, label: t("listingForm.signIn") } : null;
  return (
    <div className="mt-6">
      <SubmitFailure text={failure.text} signIn={signIn} />
    </div>
  );
}
