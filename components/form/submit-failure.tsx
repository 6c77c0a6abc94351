import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";

type Props = { text: string; signIn?: { href: string; label: string } | null };

/** Why a form was not taken; with the way to sign in again, in a new tab so that nothing entered is lost. */
export const SubmitFailure = ({ text, signIn }: Props) => (
  <Alert
    action={
      signIn ? (
        <a href={signIn.href} target="_blank" className={buttonClass({ variant: "line" })}>
          {signIn.label}
        </a>
      ) : undefined
    }
  >
    {text}
  </Alert>
);
