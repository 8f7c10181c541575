-- A search of the books of the bank finds them by the words of their titles, and a word of two characters, by index.
create index book_title on book using gin (split_part(search_text, E'\n', 1) gin_trgm_ops) with (fastupdate = off);
create index book_signs on book using gin (string_to_array(search_text, null)) with (fastupdate = off);
analyze book;
-- Annotated editions are listed by their latest change: those with marks, and a teacher's own without any.
create index book_edition_marked on book_edition (updated_at desc, id desc)
  where kind = 'annotated' and hidden_at is null and marks_version > 0;
create index book_edition_own on book_edition (owner_id, updated_at desc, id desc)
  where kind = 'annotated' and hidden_at is null and marks_version = 0;
