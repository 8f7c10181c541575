-- A search puts what bears its words in the title first: the titles of the bank have an index of their own, so that nobody reads all that is found.
create index question_set_title on question_set using gin (split_part(search_text, E'\n', 1) gin_trgm_ops)
  with (fastupdate = off) where hidden_at is null;
create index paper_title on paper using gin (split_part(search_text, E'\n', 1) gin_trgm_ops)
  with (fastupdate = off) where hidden_at is null;
