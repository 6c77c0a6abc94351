import { ENQUIRY_FAILURES } from "@/components/form/failures-at-hand";
import { EnquiryFormOnDemand } from "@/components/enquiries/enquiry-form-on-demand";
import { Messages } from "@/components/messages/messages";
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
    <Messages locale={locale} of={["enquiryForm", ...ENQUIRY_FAILURES]}>
      <EnquiryFormOnDemand to={to} locale={locale} company={company} />
    </Messages>
  </Card>
);
