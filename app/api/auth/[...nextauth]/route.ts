import { leavingPage } from "@/app/api/auth/[...nextauth]/_parts/leaving-page";
import { answerNextAuth } from "@/lib/auth/next-auth";
import { answerOpenId } from "@/lib/http/open-id";
import { isUnsafe, refuseForeignOrigin } from "@/lib/http/origin";
import { problem } from "@/lib/http/problem";

type Context = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own routes; signing in by a password is not among them (docs/product/accounts.md#sessions). */
async function answer(request: Request, { params }: Context): Promise<Response> {
  try {
    if (isUnsafe(request.method)) refuseForeignOrigin(request);
    const { nextauth: action } = await params;
    return (await answerOpenId(request, action, leavingPage)) ?? (await answerNextAuth(request, action));
  } catch (error) {
    return problem(error, request, crypto.randomUUID());
  }
}

export { answer as GET, answer as POST };
