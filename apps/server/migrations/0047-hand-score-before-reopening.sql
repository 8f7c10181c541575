-- A total set by hand that is older than the reopening of its attempt waits for a teacher: keep it, or compute it again.
alter table attempt add column hand_score_predates_reopening boolean not null default false;
