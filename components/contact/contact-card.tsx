import { Card } from "@/components/ui/card";
import { EmailText } from "@/components/ui/email-text";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Translator } from "@/lib/content/messages";
import { GRIEVANCE_EMAIL, SUPPORT_EMAIL } from "@/lib/content/operator";

/** The two addresses to write to, beside the form (docs/product/pages.md#about-contact-promoters). */
export function ContactCard({ t }: { t: Translator }) {
  const ways: readonly { icon: IconName; title: string; text: string; email: string }[] = [
    { icon: "life-buoy", title: t("contact.support"), text: t("contact.supportText"), email: SUPPORT_EMAIL },
    {
      icon: "scale",
      title: t("contact.grievance"),
      text: t("contact.grievanceText"),
      email: GRIEVANCE_EMAIL,
    },
  ];
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="text-lg font-semibold">{t("contact.info")}</h2>
      <ul className="mt-3 grid gap-5">
        {ways.map(({ icon, title, text, email }) => (
          <li key={email} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-action" />
            <div className="min-w-0">
              <h3 className="text-sm font-semibold">{title}</h3>
              <p className="text-sm text-ink-2">{text}</p>
              <a
                href={`mailto:${email}`}
                className="inline-flex min-h-touch items-center text-sm font-medium text-action underline underline-offset-2"
              >
                <EmailText email={email} />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
