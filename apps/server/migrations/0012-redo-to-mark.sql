-- what was done again and waits for a marker
create index redo_to_mark on redo (recipient_id) where needs_marking;
