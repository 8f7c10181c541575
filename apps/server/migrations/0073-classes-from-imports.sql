-- Classes that come with an import of people: their id in the system that wrote the file, and those a change set makes.
alter table school_class add column external_id text check (length(external_id) between 1 and 100);
create unique index school_class_external_id on school_class (external_id collate "C") where external_id is not null;

alter table change_set drop constraint change_set_format_check;
alter table change_set add constraint change_set_format_check check (format in ('csv', 'xlsx', 'oneroster'));

create table change_set_class (
  change_set_id bigint not null references change_set(id) on delete cascade,
  position integer not null,
  name text not null,
  name_zh text,
  external_id text,
  class_id bigint,
  state text not null check (state in ('planned', 'applied', 'leftOut', 'undone', 'stays')),
  primary key (change_set_id, position)
);
