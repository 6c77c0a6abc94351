import * as auth from "@/lib/api/auth";
import { knowDevice } from "@/lib/auth/hand-out";
import { clearCookies } from "@/lib/auth/sign-out";
import { changePassword } from "@/lib/domain/accounts/change-password";
import { callerOf } from "@/lib/http/caller";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.changePassword, async ({ actor, body, request, responseHeaders }) => {
    const { deviceId } = await callerOf(request);
    await changePassword(actor, body, deviceId);
    clearCookies(responseHeaders);
    knowDevice(deviceId, responseHeaders);
  }),
});
