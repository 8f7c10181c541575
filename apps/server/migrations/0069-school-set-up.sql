-- The set-up of an empty school by a one-time code, and the edition of the school's settings.
create table school_setup (
  id bigint generated always as identity primary key,
  -- SHA-256 of a code; null in the row that closes the set-up for ever.
  code_hash bytea,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  tries integer not null default 0,
  closed_at timestamptz(3)
);
insert into school_setup (created_at, expires_at, closed_at)
select now(), now(), now() where exists (select 1 from person);

alter table school add column edition integer not null default 1;
