// npm run rotate-keys: seals GST and PAN numbers anew after DATA_ENCRYPTION_KEY was replaced.
import { onDatabase, readWords, runToEnd, say } from "@/scripts/command/command";

const USAGE = `usage: npm run rotate-keys

Seals every GST and PAN number anew with DATA_ENCRYPTION_KEY that DATA_ENCRYPTION_KEY_PREVIOUS sealed (.env.example says
how a key is replaced). The site may run meanwhile, with both keys. Without DATABASE_URL it is the database of npm run demo.
Ends with 0 when all are sealed with it, with 1 when some cannot be opened or it could not be done, with 2 when the
arguments are wrong.`;

runToEnd(async () => {
  if (readWords({}) === null) {
    console.log(USAGE);
    return 0;
  }
  return onDatabase(async () => {
    const { resealNumbers } = await import("@/lib/domain/accounts/profile/reseal-numbers");
    const { resealed, unreadable } = await resealNumbers();
    console.log(`${resealed} numbers sealed anew`);
    if (unreadable > 0)
      say(`${unreadable} numbers cannot be opened with either key; they were left as they are`);
    return unreadable > 0 ? 1 : 0;
  });
});
