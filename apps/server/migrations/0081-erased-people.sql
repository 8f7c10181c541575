-- Erasing a person: who ordered it, what went, and that the account stands for nobody any more.
alter table person add column erased_at timestamptz(3);
create table person_erasure (
  person_id bigint primary key references person (id),
  requested_by bigint not null references person (id),
  requested_at timestamptz(3) not null,
  state text not null check (state in ('waiting', 'erased', 'failed')),
  counts jsonb not null default '{}',
  ended_at timestamptz(3)
);
