-- The record of the school by action and person; values that name a person stand apart, so that erasing them can drop these.
alter table school_record add column personal jsonb not null default '[]';
update school_record r
   set personal = coalesce((select jsonb_agg(c) from jsonb_array_elements(r.changes) c
                             where c->>'field' in ('username', 'name', 'nameZh', 'number', 'mail')), '[]'),
       changes = coalesce((select jsonb_agg(c) from jsonb_array_elements(r.changes) c
                            where c->>'field' not in ('username', 'name', 'nameZh', 'number', 'mail')), '[]')
 where r.subject_kind = 'person';
create index school_record_action on school_record (action, at desc, id desc);
create index school_record_actor on school_record (actor_id, at desc, id desc);
create index school_record_about on school_record (subject_kind, subject_id, at desc, id desc);
drop index school_record_subject;
