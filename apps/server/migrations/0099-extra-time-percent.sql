-- Extra time as real exams grant it: a percentage of every clock instead of minutes. A recipient keeps the percentage that the student
-- had when the test was given, and how many of its extra seconds move the deadline for it and go on no clock.
alter table standing_time add column percent integer not null default 0;
alter table standing_time drop constraint standing_time_minutes_check;
alter table standing_time add constraint standing_time_amount
  check (minutes between 0 and 600 and (percent = 0 or percent between 10 and 200) and (minutes > 0) <> (percent > 0));
alter table recipient add column extra_percent integer not null default 0 check (extra_percent between 0 and 200);
alter table recipient add column percent_seconds integer not null default 0 check (percent_seconds between 0 and extra_seconds);
