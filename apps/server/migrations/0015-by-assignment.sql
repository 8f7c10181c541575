-- lists of marking begin with the assignments of a marker and go on to their attempts
create index attempt_assignment on attempt (assignment_id);
create index assignment_marker_person on assignment_marker (person_id);
