"use client";

import { onDemand } from "@/components/messages/on-demand";

/** The enquiry form where most who open the page send none. */
export const EnquiryFormOnDemand = onDemand(
  async () => (await import("@/components/enquiries/enquiry-form")).EnquiryForm,
);
