/** An address that breaks after its @ before it breaks anywhere else. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf("@") + 1;
  return (
    <span className="min-w-0 wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
