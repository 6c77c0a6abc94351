/** What the dashboard asks for: page 1 of 20 rows, which come oldest first (spec.md section 9). */
export const PENDING_QUERY = { status: "pending_approval", page: 1, limit: 20 } as const;
