-- A mailed code belongs to the browser that asked for it, so that nobody else's tries or requests void it.
alter table password_code add column browser_hash bytea;
