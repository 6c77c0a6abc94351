-- Of what a look-up of words takes, half was planning: its statements find by index whatever the words are, so one plan does.
ALTER FUNCTION search_readings(text, text[]) SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION search_corrections(text[]) SET plan_cache_mode = force_generic_plan;
