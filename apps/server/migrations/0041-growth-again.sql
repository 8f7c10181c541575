-- Reviews of an entry, editions of a book and the places of books are found by index, however many others there are.
create index error_occurrence_review on error_occurrence (entry_id, at)
  where source = 'practice' or rating is not null;
create index book_edition_book on book_edition (book_id);
create index book_place on book (programme, subject);
