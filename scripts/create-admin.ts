// npm run create-admin -- --email E: an admin's account. There is no other way to one.
import { randomBytes } from "node:crypto";
import { readArguments, readPassword } from "@/scripts/accounts/account-command";
import { onDatabase, runToEnd } from "@/scripts/command/command";

const USAGE = `usage: npm run create-admin -- --email E

Makes an admin with this e-mail. The password comes from standard input when something is piped into it; otherwise one
is made and printed, once. Without DATABASE_URL it is made in the database of npm run demo.
Ends with 0 when the admin is there (or was), with 1 when it cannot be made, with 2 when the arguments are wrong.`;

async function main(): Promise<number> {
  const asked = readArguments({});
  if (asked === null) {
    console.log(USAGE);
    return 0;
  }
  const { email } = asked;
  const given = await readPassword();
  const password = given ?? randomBytes(18).toString("base64url");
  return onDatabase(async () => {
    // Imported only now: the client reads the address from the environment when it is loaded.
    const { createAdmin } = await import("@/lib/domain/accounts/admin/create-admin");
    if ((await createAdmin({ email, password })) === "existed")
      console.log(`${email} is an admin already; nothing was changed, its password neither`);
    else {
      console.log(`${email} is an admin now`);
      if (given === null) console.log(`password: ${password}`);
    }
    return 0;
  });
}

runToEnd(main);
