-- A student may also practise one section of a whole paper, with the clock of that section.
alter table own_practice drop constraint own_practice_source_check;
alter table own_practice add constraint own_practice_source_check check (source in ('choice', 'wrong', 'similar', 'section'));
