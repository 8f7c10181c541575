-- Hashes by which similar questions are found; filled at the next start for the sets that are there.
alter table question_set add column similarity_bands integer[] not null default '{}';
create index question_set_similarity on question_set using gin (similarity_bands);
