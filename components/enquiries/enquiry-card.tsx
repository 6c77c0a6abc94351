import { EnquiryForm } from "@/components/enquiries/enquiry-form";
import { enquiryTexts } from "@/components/enquiries/enquiry-texts";
import { formTexts } from "@/components/form/form-texts";
import { ENQUIRY_SENTENCES } from "@/components/form/visitor-sentences";
import { Card } from "@/components/ui/card";
import type { EnquiryTarget } from "@/lib/shared/enquiry";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  to: EnquiryTarget;
  company: string;
  locale: Locale;
  className?: string;
};

/** The enquiry form as a panel of a listing's or a company's page; `#enquiry` leads to it. */
export const EnquiryCard = ({ to, company, locale, className }: Props) => (
  <Card id="enquiry" className={className}>
    <EnquiryForm
      to={to}
      locale={locale}
      texts={enquiryTexts(locale, company)}
      formTexts={formTexts(locale, ENQUIRY_SENTENCES)}
    />
  </Card>
);
