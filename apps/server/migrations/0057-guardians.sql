-- A guardian has no account and reads a published phase report by a secret address that was mailed: who they are, and what was sent.
create table guardian (
  id bigint generated always as identity primary key,
  student_id bigint not null references person (id),
  name text not null,
  mail text not null,
  language text not null,
  created_by bigint not null references person (id),
  created_at timestamptz(3) not null,
  removed_at timestamptz(3)
);
create index guardian_student on guardian (student_id) where removed_at is null;

create table phase_letter (
  report_id bigint not null references phase_report (id),
  guardian_id bigint not null references guardian (id),
  token_hash bytea not null unique,
  sent_by bigint not null references person (id),
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  read_at timestamptz(3),
  primary key (report_id, guardian_id)
);
