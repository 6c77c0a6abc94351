-- Terms whose stem is that of another common word, and so gave it their meaning: 'fitting' was wellness by 'fitness',
-- 'attendance' home nursing by 'attendant'. What an admin added himself stays.
UPDATE search_synonyms SET deleted_at = now()
WHERE deleted_at IS NULL AND (term, meaning) IN (
  ('fitness', 'wellness'), ('attendant', 'home nursing'), ('attendant', 'patient attendant'), ('attendant', 'home attendant'),
  ('shirting', 'fabric'), ('shirting', 'shirting fabric'), ('shirting', 'shirt fabric'),
  ('suiting', 'fabric'), ('suiting', 'suiting fabric'), ('suiting', 'suit fabric'));
