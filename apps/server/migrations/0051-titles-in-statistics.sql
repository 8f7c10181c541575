-- Titles of the bank get statistics of their own: those of a partial index are not used, so that a search for words that every title has read all of them.
create statistics question_set_title_words on (split_part(search_text, E'\n', 1)) from question_set;
create statistics paper_title_words on (split_part(search_text, E'\n', 1)) from paper;
create index question_set_audio_title on question_set using gin (split_part(search_text, E'\n', 1) gin_trgm_ops)
  with (fastupdate = off) where hidden_at is null and has_audio;
analyze question_set, paper;
