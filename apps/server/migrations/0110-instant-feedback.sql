-- Whether an answer can be confirmed to see its key at once, as it was chosen at giving; what was given before shows keys in the report.
alter table assignment add column has_instant_feedback boolean not null default false;
