-- The questions that a paper takes of a pinned set, by their ids; null: all of them, as in every paper before.
alter table paper_item
  add column question_ids bigint[] check (cardinality(question_ids) > 0 and array_position(question_ids, null) is null);
