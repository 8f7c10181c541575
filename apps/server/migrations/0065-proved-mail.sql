-- A mail address is stored once its person has proved it by a code; addresses on file before were entered by the school and count as proved.
alter table person add column mail_proved_at timestamptz(3);
update person set mail_proved_at = created_at where mail is not null;
create index person_mail on person (lower(mail) collate "C") where mail is not null;

create table mail_proof (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  mail text not null,
  code_hash text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  tries int not null default 0,
  used_at timestamptz(3)
);
create index mail_proof_person on mail_proof (person_id, created_at desc);
