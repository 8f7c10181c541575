-- Sheets of guardians, teams, staff and third-party teachers are change sets of kinds of their own.
alter table change_set drop constraint change_set_kind;
alter table change_set add constraint change_set_kind
  check (kind in ('people', 'classCopies', 'classMerge', 'timetable', 'guardians', 'teams', 'staff', 'thirdParty'));
alter table change_set_row add column link jsonb;
