-- The textbooks that may be given are read in the order of their names.
create index book_by_name on book (lower(name) collate "C", id);
