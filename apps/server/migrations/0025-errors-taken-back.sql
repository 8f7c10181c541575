-- What an error that a changed key brings or takes leaves behind.
-- how the scheduler took a review: 1 again, 2 hard, 3 good, 4 easy; null for errors of an attempt, and where it was not kept
alter table error_occurrence add column rating smallint check (rating between 1 and 4);
-- made as an attempt was scored again, and by nothing else: goes wholly with its last answer
alter table error_entry add column by_change boolean not null default false;
