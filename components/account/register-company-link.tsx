"use client";

import type { ReactNode } from "react";
import { useRole } from "@/components/account/use-role";

type Props = {
  /** Where it leads a provider, and where everyone else. */
  dashboard: string;
  signUp: string;
  className: string;
  children: ReactNode;
};

/**
 * 'Register Your Company' (docs/product/pages.md#about-contact-promoters): on a page from a cache the browser knows who
 * is signed in. A full
 * load, as both pages have another script policy; without JavaScript it leads to the sign-up.
 */
export const RegisterCompanyLink = ({ dashboard, signUp, className, children }: Props) => (
  <a href={useRole() === "provider" ? dashboard : signUp} className={className}>
    {children}
  </a>
);
