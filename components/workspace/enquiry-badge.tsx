import { Archive, CheckCheck, Circle } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { EnquiryStatus } from "@/lib/shared/enquiry";

const LOOK = {
  new: { tone: "accent", Icon: Circle },
  replied: { tone: "ok", Icon: CheckCheck },
  closed: { tone: "mute", Icon: Archive },
} as const;

type Props = { status: EnquiryStatus; label: string };

/** Where an enquiry stands: a word, a colour and a shape. */
export function EnquiryBadge({ status, label }: Props) {
  const { tone, Icon } = LOOK[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden strokeWidth={2.5} />
      {label}
    </Badge>
  );
}
