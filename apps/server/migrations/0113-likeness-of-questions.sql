-- Hashes by which questions that are alike are found; filled at the next start for the sets that are there.
alter table question_set add column likeness_bands integer[] not null default '{}';
create index question_set_likeness on question_set using gin (likeness_bands);
