-- The rules, classes and seed by which a paper was found, so that it can be told how it came about and found again.
alter table paper_revision add column composition jsonb check (jsonb_typeof(composition) = 'object');
