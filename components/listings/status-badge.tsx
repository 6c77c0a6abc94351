import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { ListingStatus } from "@/lib/shared/listing-status";

const LOOK = {
  approved: { tone: "ok", icon: "check" },
  pending_approval: { tone: "warn", icon: "clock" },
  rejected: { tone: "bad", icon: "x" },
  archived: { tone: "mute", icon: "archive" },
} as const;

/**
 * The status of a listing: its own colour, shape and word each (docs/product/listings.md#life). `label` from
 * `statuses.{status}`.
 */
export function StatusBadge({ status, label }: { status: ListingStatus; label: string }) {
  const { tone, icon } = LOOK[status];
  return (
    <Badge tone={tone}>
      <Icon name={icon} className="stroke-[2.5]" />
      {label}
    </Badge>
  );
}
