-- An assignment stores the type of its paper, or of the task that it is set as: the type chooses the page of its report.
alter table assignment add column paper_type_id integer;
update assignment s
   set paper_type_id = p.type_id
  from paper_revision r
  join paper p on p.id = r.paper_id
 where r.id = s.paper_revision_id and p.type_id is not null;
