-- How often a provider's pages were looked at and its numbers pressed, in sums by day: who, where and on which page is
-- nowhere in it. Kept for 90 days (lib/domain/system/sweep-rows.ts).
CREATE TABLE activity_counts (
  day date NOT NULL DEFAULT (now() AT TIME ZONE 'Asia/Kolkata')::date,  -- as days begin and end where providers are
  provider_user_id text COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL CONSTRAINT activity_counts_kind CHECK (kind IN ('view', 'call', 'whatsApp')),
  times int NOT NULL CHECK (times > 0),
  PRIMARY KEY (provider_user_id, day, kind)
);
CREATE INDEX activity_counts_day_idx ON activity_counts (day);
