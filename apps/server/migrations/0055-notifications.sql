-- A message is written once for each event and person; it leaves the bell by mail and push as its reader prefers.
alter table message add column event_key text, add column gathered_until timestamp(3) with time zone;
create unique index message_event_unique on message (person_id, event_key) where event_key is not null;
alter table message drop constraint message_category_check;
alter table message add constraint message_category_check
  check (category in ('textbook', 'textbookFile', 'course', 'test', 'homework', 'phaseReport', 'announcement')) not valid;
alter table message validate constraint message_category_check;

create table notification_settings (
  person_id bigint primary key references person (id),
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  digest_at smallint check (digest_at between 0 and 1439),
  updated_at timestamp(3) with time zone not null,
  check ((quiet_from is null) = (quiet_until is null))
);

create table notification_preference (
  person_id bigint not null references person (id),
  topic text not null,
  way text not null check (way in ('mail', 'push')),
  is_enabled boolean not null,
  primary key (person_id, topic, way)
);

create table delivery (
  id bigint generated always as identity primary key,
  way text not null check (way in ('mail', 'push', 'robot')),
  address text not null,
  source text not null,
  message_id bigint references message (id),
  person_id bigint references person (id),
  content jsonb,
  status text not null check (status in ('waiting', 'sent', 'failed', 'skipped')),
  due_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  batch_id bigint,
  claimed_until timestamp(3) with time zone,
  tries integer not null default 0,
  failure text,
  finished_at timestamp(3) with time zone,
  unique (way, address, source)
);
create index delivery_waiting on delivery (way, address, due_at) where status = 'waiting';
create index delivery_message on delivery (message_id);
create index delivery_person on delivery (person_id, id desc);
create index delivery_due on delivery (due_at) where status = 'waiting';

create table resting_address (
  way text not null check (way in ('mail', 'push', 'robot')),
  address text not null,
  failure text not null,
  rested_at timestamp(3) with time zone not null,
  primary key (way, address)
);
