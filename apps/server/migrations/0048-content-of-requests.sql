-- An idempotency key belongs to what was sent with it: with other content it is not answered as if that had been done.
alter table request_done add column content_mac bytea;
