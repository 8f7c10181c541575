-- Instants are told by each reader's own clock: the zone of the browser at sign-in, or the one chosen on the account page.
alter table person
  add column time_zone text check (length(time_zone) <= 64),
  add column is_time_zone_chosen boolean not null default false;
