-- The progress of a candidate's test and when it was submitted stand with the candidate, so that a page of tests is read by index however many there are.
alter table candidate add column test_status text, add column submitted_at timestamp(3) with time zone;
alter table candidate add constraint candidate_test_status_check
  check (test_status in ('none', 'started', 'submitted', 'marked'));

-- Both are copies of the recipient's. Triggers keep them, whoever writes a recipient: the version before this one too.
create function copy_test_to_candidate() returns trigger language plpgsql as $$
begin
  if new.assignment_id is null then
    new.test_status := null;
    new.submitted_at := null;
    return new;
  end if;
  select r.status, r.submitted_at into new.test_status, new.submitted_at
    from recipient r where r.assignment_id = new.assignment_id and r.student_id = new.person_id;
  new.test_status := coalesce(new.test_status, 'none');
  return new;
end $$;
create function copy_progress_to_candidate() returns trigger language plpgsql as $$
begin
  update candidate set test_status = new.status, submitted_at = new.submitted_at
   where assignment_id = new.assignment_id and person_id = new.student_id;
  return null;
end $$;
create trigger candidate_test before insert or update of assignment_id on candidate
  for each row execute function copy_test_to_candidate();
create trigger recipient_progress after update of status, submitted_at on recipient
  for each row when ((old.status, old.submitted_at) is distinct from (new.status, new.submitted_at))
  execute function copy_progress_to_candidate();

update candidate set assignment_id = assignment_id where assignment_id is not null;

create index candidate_submitted on candidate (submitted_at desc nulls last, id desc) where assignment_id is not null;
create index candidate_submitted_recruiter on candidate (recruiter_id, submitted_at desc nulls last, id desc)
  where assignment_id is not null;
create index candidate_status on candidate (test_status, submitted_at desc nulls last, id desc)
  where assignment_id is not null;
create index candidate_status_recruiter on candidate (recruiter_id, test_status, submitted_at desc nulls last, id desc)
  where assignment_id is not null;
