import { answerNextAuth } from "@/lib/auth/next-auth";
import { isUnsafe, refuseForeignOrigin } from "@/lib/http/origin";
import { problem } from "@/lib/http/problem";

type Context = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own routes; signing in is not among them (docs/product/accounts.md#sessions). */
async function answer(request: Request, { params }: Context): Promise<Response> {
  try {
    if (isUnsafe(request.method)) refuseForeignOrigin(request);
    return await answerNextAuth(request, (await params).nextauth);
  } catch (error) {
    return problem(error, request, crypto.randomUUID());
  }
}

export { answer as GET, answer as POST };
