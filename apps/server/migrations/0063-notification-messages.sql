-- The bell tells that a mail address, a browser or a class robot takes nothing any more.
alter table message drop constraint message_category_check;
alter table message add constraint message_category_check
  check (category in ('textbook', 'textbookFile', 'course', 'test', 'homework', 'phaseReport', 'announcement',
                      'notifications')) not valid;
alter table message validate constraint message_category_check;
