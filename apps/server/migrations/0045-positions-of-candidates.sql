-- The positions that a form offers are found from one to the next, however many candidates applied for each.
create index candidate_position on candidate (recruiter_id, position);
