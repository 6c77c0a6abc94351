"use client";

/** What people see between bar and footer when a public page broke. */
export { PageFailure as default } from "@/components/layout/page-failure";
