-- Sets that students may practise by themselves: a teacher's mark on the set, and on its places in the tree to choose from.
alter table question_set add column is_for_practice boolean not null default false;
alter table question_set_node add column is_for_practice boolean not null default false;
-- The order is arbitrary and fixed, so that a choice that begins anywhere in it reads few sets of however many.
create index question_set_node_practice on question_set_node (node_id, hashint8(set_id), set_id) where is_for_practice;
