import * as auth from "@/lib/api/auth";
import { knowDevice } from "@/lib/auth/hand-out";
import { resetPassword } from "@/lib/domain/accounts/reset-password";
import { callerOf } from "@/lib/http/caller";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.resetPassword, async ({ body, request, responseHeaders }) => {
    const { deviceId } = await callerOf(request);
    await resetPassword(body, deviceId);
    knowDevice(deviceId, responseHeaders);
  }),
});
