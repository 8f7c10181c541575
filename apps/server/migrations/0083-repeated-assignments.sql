-- given work that was given again: which work was given first
alter table assignment add column repeated_from_id bigint references assignment;
create index assignment_repeated_from on assignment (repeated_from_id) where repeated_from_id is not null;
