-- people share a name in every way of typing it: apostrophes, middle dots, width, accents, traditional and simplified
-- filled by the writers and, for people stored before, at the next start
alter table person add column name_keys text[] not null default '{}';
create index person_name_keys on person using gin (name_keys) where left_at is null;
drop index person_by_name_zh;
