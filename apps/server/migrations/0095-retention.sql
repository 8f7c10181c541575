-- What a school keeps for a number of days only: what was removed, and how it is found by its age.
alter table recording add column removed_at timestamptz(3);
alter table attempt add column journal_removed_at timestamptz(3);
create index attempt_journal_kept on attempt (submitted_at, id) where scored_at is not null and journal_removed_at is null;
create index recording_kept on recording (last_received_at, id) where file_id is not null;
create index activity_entry_received on activity_entry (received_at, id);
