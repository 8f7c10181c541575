-- Where the text or the recording of a set shows why a key is right, and why somebody takes a wrong option.
alter table question_revision
  -- exact quotes, at most three
  add column evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array'),
  -- kinds by the ids of the wrong options
  add column distractors jsonb not null default '{}' check (jsonb_typeof(distractors) = 'object');
