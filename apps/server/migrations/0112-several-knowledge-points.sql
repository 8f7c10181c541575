-- A question may test several knowledge points: the main one stays in its column, the others stand here in their order.
alter table question_revision add column further_node_ids bigint[] not null default '{}';
create index question_revision_further on question_revision using gin (further_node_ids) where further_node_ids <> '{}';
