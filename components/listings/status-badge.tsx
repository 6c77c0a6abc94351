import { Archive, Check, Clock, X } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { ListingStatus } from "@/lib/shared/listing-status";

const LOOK = {
  approved: { tone: "ok", Icon: Check },
  pending_approval: { tone: "warn", Icon: Clock },
  rejected: { tone: "bad", Icon: X },
  archived: { tone: "mute", Icon: Archive },
} as const;

/** The status of a listing: its own colour, shape and word each (spec.md section 4). `label` from `statuses.{status}`. */
export function StatusBadge({ status, label }: { status: ListingStatus; label: string }) {
  const { tone, Icon } = LOOK[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden strokeWidth={2.5} />
      {label}
    </Badge>
  );
}
