import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { Id } from "@/lib/schemas/id";

export const getDocument = contract({
  method: "GET",
  path: "/documents/{id}",
  summary: "A document of a provider, for its owner and admins",
  access: "user",
  params: z.object({ id: Id }),
  file: true,
});
