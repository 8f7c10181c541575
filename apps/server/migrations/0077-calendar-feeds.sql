-- whose calendar is given at a private address; a new salt makes the former address worthless
create table calendar_feed (
  person_id bigint primary key references person on delete cascade,
  salt uuid not null,
  created_at timestamptz(3) not null
);
