-- Once, as the superuser at the primary's address: who migrates, who serves, and the database. Names between @ are filled in.
CREATE ROLE vendorsetu_owner LOGIN PASSWORD '@OWNER_PASSWORD@';
CREATE ROLE vendorsetu LOGIN PASSWORD '@SITE_PASSWORD@';
CREATE DATABASE vendorsetu OWNER vendorsetu_owner;
