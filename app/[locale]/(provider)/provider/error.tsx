"use client";

/** What a provider sees beside the sidebar when a page broke. */
export { PageFailure as default } from "@/components/layout/page-failure";
