import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { Id } from "@/lib/schemas/id";
import { pageOf } from "@/lib/schemas/page";
import { AddSynonymInput, ListedSynonym, Synonym, SynonymsQuery } from "@/lib/schemas/synonym";

export const listSynonyms = contract({
  method: "GET",
  path: "/admin/synonyms",
  summary: "Words people search with, and what they mean in the words of listings, in alphabetical order",
  access: "admin",
  query: SynonymsQuery,
  output: pageOf(ListedSynonym),
});

export const addSynonym = contract({
  method: "POST",
  path: "/admin/synonyms",
  summary: "Teach the search a word: whoever searches with the term finds the meaning as well",
  access: "admin",
  body: AddSynonymInput,
  status: 201,
  output: z.object({ synonym: Synonym }),
  refuses: { 409: "It is there already" },
});

export const deleteSynonym = contract({
  method: "DELETE",
  path: "/admin/synonyms/{id}",
  summary: "Take a pair out of the search",
  access: "admin",
  params: z.object({ id: Id }),
  status: 204,
});
