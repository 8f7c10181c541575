-- what the journal of an attempt has taken, so that what one student can store has an end; counted from now on
alter table attempt add column stored_bytes bigint not null default 0;
