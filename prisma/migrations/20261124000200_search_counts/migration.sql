-- What was searched for, in numbers: who did is nowhere in it. Kept for 90 days (lib/domain/system/sweep-rows.ts).
CREATE TABLE search_counts (
  day date NOT NULL DEFAULT current_date,
  words text COLLATE "C" NOT NULL,       -- market_text() of what was typed
  place_kind text COLLATE "C" NOT NULL,  -- of the place it was about; blank without one
  step text COLLATE "C" NOT NULL,        -- of the ladder that answered
  searches int NOT NULL CHECK (searches > 0),
  results int NOT NULL CHECK (results >= 0),  -- of the last of them
  PRIMARY KEY (day, words, place_kind, step),
  CONSTRAINT search_counts_words CHECK (words <> '' AND length(words) <= 200)
);
