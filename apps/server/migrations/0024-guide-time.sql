-- How long a person has looked at the guide to textbooks.
alter table person add column guide_seconds integer not null default 0;
