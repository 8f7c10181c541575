-- Lists in the order of names, of those who work at the school, and figures of the newest answers are read through indexes, however large the school.
create index answer_question_newest on answer (question_id, attempt_id desc);
drop index answer_question;
create index person_by_sort_name on person (sort_name collate "C", id) where left_at is null;
create index person_by_name on person (lower(name) collate "C", id) where left_at is null;
create index teacher_student_star on teacher_student (teacher_id) where has_star;
create index person_staff on person (sort_name collate "C", id)
 where left_at is null and roles && array['teacher', 'guide', 'staff'];
