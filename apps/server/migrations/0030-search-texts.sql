-- what search reads is folded in one place by the product, names too; a start folds what was stored before (apps/server/refold.ts)
alter table school add column folding_edition int not null default 1;
alter table person add column search_text text not null default '';
alter table school_class add column search_text text not null default '';
alter table candidate add column search_text text not null default '';
alter table collected_word add column search_text text not null default '';
create index person_search_text on person using gin (search_text gin_trgm_ops);
drop index person_search;
