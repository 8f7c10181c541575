-- The name and the calculator of a section whose programme leaves them to the paper: mixed papers.
alter table paper_section add column settings jsonb check (jsonb_typeof(settings) = 'object');
