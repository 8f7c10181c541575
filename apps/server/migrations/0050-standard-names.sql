-- Tables, columns and stored JSON get the standard's names; taken while all other processes are stopped.

-- A process of the version before reads the old names: it is still there where its connection for jobs is.
do $$ begin
  if exists (select from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid() and application_name = 'inkstone jobs') then
    raise exception 'another Inkstone process still serves this database: stop all of them, then start this version';
  end if;
end $$;
set local lock_timeout = '30s';

-- Assignments
alter table recipient rename column work to status;
alter table recipient rename constraint recipient_work_check to recipient_status_check;
alter table redo rename column work to status;
alter table redo rename column asked_at to requested_at;
alter table redo rename column by_id to requested_by;
alter table redo rename constraint redo_work_check to redo_status_check;
alter table redo rename constraint redo_by_id_fkey to redo_requested_by_fkey;
alter index redo_one_open rename to redo_open_unique;
alter table window_change rename column what to field;
alter table window_change rename column was to old_value;
alter table window_change rename column becomes to new_value;
alter table window_change rename constraint window_change_what_check to window_change_field_check;

-- Taking
alter table attempt rename column holder to writer_window_id;
alter table attempt rename column hand_score to score_override;
alter table attempt rename column hand_score_predates_reopening to score_override_predates_reopening;
alter index attempt_one_open rename to attempt_open_unique;
alter index attempt_open rename to attempt_unscored;
alter table answer rename column counts to is_counted;
alter table answer rename column marked to teacher_points;
alter table recording rename column made_at to created_at;
alter table recording rename column touched_at to last_received_at;
alter table recording rename column pieces to chunk_count;
alter table recording_piece rename to recording_chunk;
alter table recording_chunk rename column piece_index to chunk_index;
alter table recording_chunk rename constraint recording_piece_pkey to recording_chunk_pkey;
alter table recording_chunk rename constraint recording_piece_recording_id_fkey to recording_chunk_recording_id_fkey;

-- The verdict on an event; `applied` stays. The answer that a late one replaced keeps what is shown of it.
update attempt_event
   set verdict = case when verdict like 'kept: %' then 'rejected' || substr(verdict, length('kept') + 1)
                      else 'invalid' || substr(verdict, length('refused') + 1) end
 where verdict like 'kept: %' or verdict like 'refused: %';
update late_answer set replaced_answer = replaced_answer - 'counts' - 'marked' where replaced_answer is not null;

-- The state of an attempt. `withElimination` was the name of `eliminated` for a day.
update attempt a
   set state = (a.state - array['holder', 'holderEndedAt', 'legs', 'asked', 'given', 'handedInAt', 'withElimination'])
     || coalesce((
          select jsonb_object_agg(field.new_name, a.state -> field.old_name)
            from (values ('holder', 'writerEpoch'), ('holderEndedAt', 'lastSeqByWriterEpoch'),
                         ('legs', 'navigationUnits'), ('asked', 'contentRequestedAt'),
                         ('given', 'contentReleasedAt'), ('handedInAt', 'submittedAt'),
                         ('withElimination', 'eliminated')) field (old_name, new_name)
           where a.state ? field.old_name and not a.state ? field.new_name), '{}');

-- Marking, reports and question keys
alter table mark_change rename column was to old_value;
alter table mark_change rename column becomes to new_value;
alter table score_change rename column was to old_value;
alter table score_change rename column becomes to new_value;
alter table key_correction rename column was to old_key;
alter table mark_hold rename to marking_lock;
alter table marking_lock rename column until to expires_at;
alter table marking_lock rename constraint mark_hold_pkey to marking_lock_pkey;
alter table marking_lock rename constraint mark_hold_attempt_id_fkey to marking_lock_attempt_id_fkey;
alter table marking_lock rename constraint mark_hold_marker_id_fkey to marking_lock_marker_id_fkey;
alter table paper_marker rename column by_id to assigned_by;
alter table paper_marker rename column named_at to assigned_at;
alter table paper_marker rename constraint paper_marker_by_id_fkey to paper_marker_assigned_by_fkey;
update regrade
   set changes = (changes - 'was' - 'becomes' - 'changed') || jsonb_build_object(
         'oldKey', changes -> 'was', 'newKey', changes -> 'becomes', 'changedCount', changes -> 'changed');

-- Question sets
alter table question_set rename column is_heard to has_audio;
alter index question_set_of rename to question_by_set;
alter index question_set_heard rename to question_set_audio;
alter index question_set_heard_text rename to question_set_audio_text;
alter table question_set_count drop constraint question_set_count_facet_check;
update question_set_count set facet = 'audio' where facet = 'heard';
alter table question_set_count
  add constraint question_set_count_facet_check check (facet in ('all', 'audio', 'type', 'node'));

-- Textbooks
alter table book_edition rename column drawn_file_id to exported_file_id;
alter table book_edition rename column drawn_version to exported_version;
alter table book_edition rename constraint book_edition_drawn_file_id_fkey to book_edition_exported_file_id_fkey;
alter index book_edition_drawn rename to book_edition_exported;
alter index book_place rename to book_programme;
alter table book_drawing rename to pdf_export;
alter table pdf_export rename column asked_by to requested_by;
alter table pdf_export rename column asked_at to requested_at;
alter table pdf_export rename constraint book_drawing_pkey to pdf_export_pkey;
alter table pdf_export rename constraint book_drawing_asked_by_fkey to pdf_export_requested_by_fkey;
alter table pdf_export rename constraint book_drawing_edition_id_fkey to pdf_export_edition_id_fkey;
alter table pdf_export rename constraint book_drawing_state_check to pdf_export_state_check;
alter index book_drawing_asked rename to pdf_export_requested;
alter sequence book_drawing_id_seq rename to pdf_export_id_seq;

-- People, messages and the rest
alter table person rename column errors_below to error_threshold_percent;
alter table person rename constraint person_errors_below_check to person_error_threshold_percent_check;
alter index person_signs rename to person_characters;
alter table session rename column by_provider to is_sso;
alter table candidate_link rename column made_by to created_by;
alter table candidate_link rename column made_at to created_at;
alter table candidate_link rename constraint candidate_link_made_by_fkey to candidate_link_created_by_fkey;
alter table error_entry rename column left_at to removed_at;
alter table school rename column seeded to sample_school;
alter table request_done rename to completed_request;
alter table completed_request rename column answer to response;
alter table completed_request rename column at to completed_at;
alter table completed_request rename constraint request_done_pkey to completed_request_pkey;
alter table completed_request rename constraint request_done_person_id_fkey to completed_request_person_id_fkey;
alter index request_done_at rename to completed_request_at;

-- What a message is about, by name; `model_id` was never written.
alter table message add column category text;
update message set category = (array['textbook', 'textbookFile', 'course', 'test', 'homework'])[message_type - 2];
alter table message alter column category set not null;
alter table message add constraint message_category_check
  check (category in ('textbook', 'textbookFile', 'course', 'test', 'homework'));
alter table message drop column message_type, drop column model_id;

-- PostgreSQL 18 names the constraints of columns that are not null.
do $$ declare named record; begin
  for named in
    select c.conrelid::regclass as table_name, c.conname, t.relname || '_' || a.attname || '_not_null' as new_name
      from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'n' and t.relnamespace = 'public'::regnamespace
       and c.conname <> left(t.relname || '_' || a.attname || '_not_null', 63)
  loop
    execute format('alter table %s rename constraint %I to %I', named.table_name, named.conname, named.new_name);
  end loop;
end $$;
