-- A question that a person marks may carry a rubric of its own, which comes before that of its programme.
alter table question_revision
  -- null: marked by the rubric of its programme, or by points alone
  add column rubric jsonb check (jsonb_typeof(rubric) = 'object');
