-- A word among the sets that are listened to is found by an index of these alone: many sets have the word, few of them a recording.
create index question_set_heard_text on question_set using gin (search_text gin_trgm_ops)
  with (fastupdate = off) where hidden_at is null and is_heard;
