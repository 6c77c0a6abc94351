import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { translator } from "@/lib/content/messages";
import type { Locale } from "@/lib/shared/locale";
import { OPEN_ID_PROBLEMS, type OpenIdService } from "@/lib/shared/open-id";

type Props = { locale: Locale; services: readonly OpenIdService[] };

/** 'Continue with …', for each service that is set; plain forms, so without a byte of script. */
export function OpenIdButtons({ locale, services }: Props) {
  if (services.length === 0) return null;
  const t = translator(locale);
  return (
    <section className="mt-6 grid gap-3 border-t border-line pt-5" aria-label={t("auth.openId.others")}>
      {services.map(({ id, name }) => (
        <form key={id} method="post" action={`/api/auth/signin/${id}`}>
          <Button type="submit" variant="line" className="w-full">
            {t("auth.openId.continue", { name })}
          </Button>
        </form>
      ))}
    </section>
  );
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Why the last try came to nothing, above the form; nothing for an address that says something else. */
export function OpenIdProblemAlert({ locale, services, query }: Props & { query: Query }) {
  const service = services.find(({ id }) => id === query.service);
  const problem = OPEN_ID_PROBLEMS.find((one) => one === query.problem);
  if (service === undefined || problem === undefined) return null;
  const t = translator(locale);
  return <Alert className="mb-6">{t(`auth.openId.problems.${problem}`, { name: service.name })}</Alert>;
}
