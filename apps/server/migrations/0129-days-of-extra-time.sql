-- Extra time that has a first and a last day. A test given meanwhile remembers both with the amount, which counts on its days alone until
-- the attempt starts; standing_seconds are those of its minutes that are among the extra seconds now.
alter table standing_time add column from_day date, add column until_day date,
  add constraint standing_time_days check (from_day <= until_day);
alter table recipient
  add column standing_minutes integer not null default 0 check (standing_minutes between 0 and 600),
  add column standing_percent integer not null default 0 check (standing_percent between 0 and 200),
  add column standing_from date,
  add column standing_until date,
  add column standing_seconds integer not null default 0 check (standing_seconds between 0 and extra_seconds);
create index recipient_standing on recipient (assignment_id)
  where status = 'none' and (standing_from is not null or standing_until is not null);
