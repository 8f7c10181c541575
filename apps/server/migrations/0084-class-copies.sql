-- Classes are copied into another term as change sets; a class is copied into a term once.
alter table school_class add column copied_from_id bigint references school_class;
create unique index school_class_copy on school_class (copied_from_id, term_id) where copied_from_id is not null;
alter table change_set add constraint change_set_kind check (kind in ('people', 'classCopies'));
alter table change_set alter column format drop not null;
alter table change_set add column from_term_id bigint;
alter table change_set add column term_id bigint;
alter table change_set add column copy_patterns jsonb;
create table class_copy (
  change_set_id bigint not null references change_set(id) on delete cascade,
  position integer not null,
  source_id bigint not null,
  outcome text not null check (outcome in ('made', 'leftOut')),
  state text not null check (state in ('planned', 'applied', 'leftOut', 'undone', 'stays')),
  fault text,
  draft jsonb not null,
  class_id bigint,
  primary key (change_set_id, position)
);
