-- Sign-ins in the record, apart from changes, and failed ones in counts until a job tells them there.
alter table school_record add column is_sign_in boolean not null default false;
create index school_record_changes on school_record (at desc, id desc) where not is_sign_in;
create index school_record_sign_ins on school_record (at, id) where is_sign_in;
create table failed_sign_in (
  window_at timestamptz(3) not null,
  kind text not null check (kind in ('password', 'provider')),
  person_id bigint references person (id),
  count integer not null,
  last_at timestamptz(3) not null,
  unique nulls not distinct (window_at, kind, person_id)
);
create index failed_sign_in_person on failed_sign_in (person_id) where person_id is not null;
create index school_record_person_changes on school_record (subject_kind, subject_id, at desc, id desc) where not is_sign_in;
