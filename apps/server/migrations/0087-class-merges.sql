-- Classes are merged into another one as change sets.
alter table change_set drop constraint change_set_kind;
alter table change_set add constraint change_set_kind check (kind in ('people', 'classCopies', 'classMerge'));
alter table change_set add column target_id bigint;
create table class_merge (
  change_set_id bigint not null references change_set(id) on delete cascade,
  position integer not null,
  source_id bigint not null,
  outcome text not null check (outcome in ('merged', 'leftOut')),
  state text not null check (state in ('planned', 'applied', 'leftOut', 'undone', 'stays')),
  fault text,
  draft jsonb not null,
  effects jsonb,
  primary key (change_set_id, position)
);
