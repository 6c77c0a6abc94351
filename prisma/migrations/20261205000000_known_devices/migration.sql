-- Browsers that signed in to an account: wrong tries of others do not keep them out (decision 031). The id is half of what
-- the browser holds; the other half is its signature, made with AUTH_SECRET.
CREATE TABLE known_devices (
  device_id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  signed_in_at timestamptz(6) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, device_id)
);
CREATE INDEX known_devices_signed_in_at_idx ON known_devices (signed_in_at);
