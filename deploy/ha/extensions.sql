-- After database.sql, in that database: what only a superuser may add to it.
CREATE EXTENSION postgis;
CREATE EXTENSION unaccent;
CREATE EXTENSION pg_trgm;
