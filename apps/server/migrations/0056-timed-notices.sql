-- What comes to pass by the clock alone (a deadline, an opening) is found by its instant.
create index assignment_deadline on assignment (deadline) where deleted_at is null;
create index assignment_begins on assignment (begins_at) where deleted_at is null;
create index recipient_deadline on recipient (deadline) where deadline is not null;
create index recipient_begins on recipient (begins_at) where begins_at is not null;
create index redo_due on redo (due_at) where withdrawn_at is null;
