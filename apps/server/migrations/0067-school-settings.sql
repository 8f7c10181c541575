-- Settings of the school, one row a key with a value that its owner checks; the customer service is the first, and its hint is shown once to each person.
create table school_setting (
  key text collate "C" primary key,
  value jsonb not null,
  updated_at timestamptz(3) not null
);
alter table person add column service_hint_seen_at timestamptz(3);
