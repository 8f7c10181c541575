-- Question sets are open to every teacher of the school, or to those alone with whom their owners share them.
alter table question_set
  add column general_access text not null default 'edit' check (general_access in ('none', 'use', 'edit'));
create index question_set_restricted on question_set (owner_id) where general_access = 'none';

create table question_set_share (
  id bigint generated always as identity primary key,
  set_id bigint not null references question_set,
  person_id bigint references person,
  team_id bigint references team on delete cascade,
  access text not null check (access in ('use', 'edit')),
  check (num_nonnulls(person_id, team_id) = 1)
);
create unique index question_set_share_person on question_set_share (person_id, set_id) where person_id is not null;
create unique index question_set_share_team on question_set_share (team_id, set_id) where team_id is not null;
create index question_set_share_set on question_set_share (set_id);

alter table question_set_count add column restricted_sets integer not null default 0;

-- Which sets show a file, in any revision: a file may be shown by whoever may use one of them.
create table question_set_file (
  file_id bigint not null references stored_file on delete cascade,
  set_id bigint not null references question_set,
  primary key (file_id, set_id)
);
create index question_set_file_set on question_set_file (set_id);
insert into question_set_file (file_id, set_id)
select f.id, used.set_id
  from (
    select (file ->> 'id')::bigint as file_id, r.set_id
      from question_set_revision r, jsonb_array_elements(r.stimulus -> 'files') file
    union
    select picture[1]::bigint, r.set_id
      from question_set_revision r, regexp_matches(r.stimulus::text, 'data-file=\\"(\d{1,16})\\"', 'g') picture
    union
    select picture[1]::bigint, r.set_id
      from question_revision q join question_set_revision r on r.id = q.set_revision_id,
           regexp_matches(q.prompt::text || q.key::text || q.explanation::text, 'data-file=\\"(\d{1,16})\\"', 'g') picture
  ) used
  join stored_file f on f.id = used.file_id;

-- A change of many sets may change with whom they are shared.
alter table bank_change_item
  drop constraint bank_change_item_field_check,
  add constraint bank_change_item_field_check
    check (field in ('points', 'extraPlace', 'difficulty', 'tags', 'place', 'sharing'));
