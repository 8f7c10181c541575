-- Edited lists of results that are brought back: each change of a score says which sheet it came from.
alter table mark_sheet add column assignment_id bigint references assignment;
create index mark_sheet_assignment on mark_sheet (assignment_id) where assignment_id is not null;
alter table score_change add column sheet_id bigint references mark_sheet;
create index score_change_sheet on score_change (sheet_id) where sheet_id is not null;
