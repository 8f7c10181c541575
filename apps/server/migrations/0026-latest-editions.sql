-- What a search finds among textbooks: editions of both kinds, the latest changed first.
create index book_edition_latest on book_edition (updated_at desc, id desc) where hidden_at is null;
