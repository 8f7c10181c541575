-- What became of the mail of a guardian's letter; null in letters of earlier versions, which do not say.
alter table phase_letter add column mail_state text check (mail_state in ('queued', 'sent', 'failed')),
  add column mail_failure text;
