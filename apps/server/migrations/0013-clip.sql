-- A question may play a part of its set's recording again: from and to in seconds of it; null where it does not.
alter table question_revision add column clip jsonb;
