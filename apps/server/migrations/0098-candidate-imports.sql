-- Sheets of recruiters' candidates are change sets of a kind of their own.
alter table change_set drop constraint change_set_kind;
alter table change_set
  add constraint change_set_kind check (kind in (
    'people', 'classCopies', 'classMerge', 'timetable', 'guardians', 'teams', 'staff', 'thirdParty', 'extraTime', 'personMerge',
    'candidates'
  ));
