-- What a price is for, and whether it is where prices begin. Both belong to a price: on request there is neither.
CREATE TYPE price_unit AS ENUM
  ('each', 'pair', 'kg', 'tonne', 'metre', 'sq_ft', 'litre', 'box', 'visit', 'hour', 'day', 'month', 'job');

ALTER TABLE listings
  ADD COLUMN price_unit price_unit,
  ADD COLUMN price_from boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT listings_price_words CHECK (price IS NOT NULL OR (price_unit IS NULL AND NOT price_from));
