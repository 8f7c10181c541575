-- A teacher asks one student to do some questions again; the old attempt stays, the new one is a sitting of its own.
create table redo (
  id bigint generated always as identity primary key,
  recipient_id bigint not null references recipient,
  by_id bigint not null references person,
  question_ids bigint[] not null,
  due_at timestamptz(3) not null,
  message text,
  asked_at timestamptz(3) not null,
  -- the teacher took it back
  withdrawn_at timestamptz(3)
);
create index redo_recipient on redo (recipient_id, asked_at desc);

-- which request to do it again a sitting answers; null for the first
alter table attempt add column redo_id bigint references redo;
create unique index attempt_redo on attempt (redo_id) where redo_id is not null;
