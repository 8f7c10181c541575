-- Classes are searched by their teachers, who are few among all persons of a school.
create index person_teaching_text on person using gin (search_text gin_trgm_ops)
  where left_at is null and roles && array['teacher', 'guide', 'staff'];
