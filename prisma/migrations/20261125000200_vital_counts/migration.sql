-- How fast pages were for those who saw them, in numbers: who, where and which address is nowhere in it. Kept for 90 days
-- (lib/domain/system/sweep-rows.ts).
CREATE TABLE vital_counts (
  day date NOT NULL DEFAULT current_date,
  page text COLLATE "C" NOT NULL,    -- the kind of page
  metric text COLLATE "C" NOT NULL,
  bucket smallint NOT NULL CHECK (bucket >= 0),  -- of its value: lib/shared/vitals.ts
  samples int NOT NULL CHECK (samples > 0),
  PRIMARY KEY (day, page, metric, bucket)
);
