#!/bin/bash
# Run once by the image of Postgres, when its volume is empty: the role of the site, which reads and writes rows. What it may
# do in each table, the migrations grant it.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --set=password="$SITE_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
CREATE ROLE vendorsetu LOGIN PASSWORD :'password';
SQL
