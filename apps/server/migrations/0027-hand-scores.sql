-- Totals set by hand outlast every rescoring, and a key changed by a teacher counts in that teacher's own work alone until it is approved.
-- the total that a teacher set by hand, in hundredths; null while the computed one counts
alter table attempt add column hand_score integer;
update attempt a set hand_score = c.becomes
  from (select distinct on (attempt_id) attempt_id, becomes from score_change order by attempt_id, at desc, id desc) c
 where c.attempt_id = a.id and a.score = c.becomes;
-- null where the computed total was given back
alter table score_change alter column becomes drop not null;

-- the correction counts in work that this teacher gave; null: everywhere
alter table key_correction add column teacher_id bigint references person;

-- the batch changed this teacher's own work; null: everybody's
alter table regrade add column teacher_id bigint references person;
-- whether it shall count in everybody's work: waiting, approved or declined; null where nobody has to decide
alter table regrade add column approval text check (approval in ('waiting', 'approved', 'declined'));
alter table regrade add column decided_by bigint references person;
alter table regrade add column decided_at timestamptz(3);
create index regrade_question on regrade (question_id);
