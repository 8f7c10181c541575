-- The bank's lists and filters cost what they show: sets are counted as they are saved, and found by indexes.
alter table question_set add column is_heard boolean not null default false;
update question_set s set is_heard = true
  from question_set_revision r
 where r.set_id = s.id and r.number = s.head and r.stimulus ->> 'audioSeconds' is not null;

-- How many sets a filter of the bank leaves.
create table question_set_count (
  programme text not null,
  -- all: every set; heard: those with a recording; type: with a question of that type; node: at that place of the tree.
  facet text not null check (facet in ('all', 'heard', 'type', 'node')),
  -- The question type or the place's id; empty for the other two.
  value text not null,
  sets integer not null,
  primary key (programme, facet, value)
);

insert into question_set_count (programme, facet, value, sets)
select s.programme, f.facet, f.value, count(*)
  from question_set s, lateral (
    select 'all' as facet, '' as value
    union all select 'heard', '' where s.is_heard
    union all select 'type', t.type from unnest(s.types) as t(type)
    union all select 'node', n.node_id::text from question_set_node n where n.set_id = s.id) f
 where s.hidden_at is null
 group by 1, 2, 3;

create index question_set_heard on question_set (updated_at desc, id desc) where hidden_at is null and is_heard;
create index question_set_owner on question_set (owner_id, updated_at desc, id desc) where hidden_at is null;
create index question_set_types on question_set using gin (types) where hidden_at is null;
create index paper_owner on paper (owner_id, updated_at desc, id desc) where hidden_at is null;

-- Words whose pairs of letters stand nearly everywhere are found by three letters in a row.
create index question_set_text on question_set using gin (search_text gin_trgm_ops) with (fastupdate = off)
 where hidden_at is null;
create index paper_text on paper using gin (search_text gin_trgm_ops) with (fastupdate = off) where hidden_at is null;
