-- students of a class who share a name are told apart by their user names wherever they are listed
alter table person add column namesake_username text;
update person p set namesake_username = p.username
 where exists (
   select 1 from class_member m
     join class_member o on o.class_id = m.class_id and o.student_id <> m.student_id and o.left_at is null
     join person x on x.id = o.student_id
    where m.student_id = p.id and m.left_at is null and (lower(x.name) = lower(p.name) or x.name_zh = p.name_zh));
