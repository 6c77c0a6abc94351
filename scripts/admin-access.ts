// npm run admin-access -- --email E --disable | --enable | --reset-password: who may sign in as an admin. The desk
// handles no admins, so that one who got in cannot lock the others out.
import { randomBytes } from "node:crypto";
import { readArguments, readPassword } from "@/scripts/accounts/account-command";
import { onDatabase, runToEnd, WrongArguments } from "@/scripts/command/command";

const USAGE = `usage: npm run admin-access -- --email E --disable | --enable | --reset-password

Keeps an admin out, lets one in again, or gives one another password: from standard input when something is piped into
it, otherwise made and printed, once. All sessions of the admin end. Without DATABASE_URL it is the database of npm run demo.
Ends with 0 when it is so, with 1 when it cannot be done, with 2 when the arguments are wrong.`;

async function main(): Promise<number> {
  const asked = readArguments({
    disable: { type: "boolean" },
    enable: { type: "boolean" },
    "reset-password": { type: "boolean" },
  });
  if (asked === null) {
    console.log(USAGE);
    return 0;
  }
  const { email, values } = asked;
  const { disable, enable, "reset-password": reset } = values;
  if ([disable, enable, reset].filter(Boolean).length !== 1)
    throw new WrongArguments("one of --disable, --enable and --reset-password is needed (--help says how)");
  const given = reset ? await readPassword() : null;
  return onDatabase(async () => {
    // Imported only now: the client reads the address from the environment when it is loaded.
    const { resetAdmin, setAdminDisabled } = await import("@/lib/domain/accounts/admin/admin-access");
    const { mailsSettled } = await import("@/lib/server/mail");
    if (reset) {
      const password = given ?? randomBytes(18).toString("base64url");
      await resetAdmin({ email, password });
      await mailsSettled();
      console.log(`${email} has another password and is signed out everywhere`);
      if (given === null) console.log(`password: ${password}`);
      return 0;
    }
    const isChanged = await setAdminDisabled(email, disable === true);
    const state = disable ? "is kept out" : "may sign in";
    console.log(`${email} ${state}${isChanged ? "" : "; so it was already"}`);
    return 0;
  });
}

runToEnd(main);
