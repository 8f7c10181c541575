-- whether a session came through the identity provider, whose pages are then the ones for account and password
alter table session add column by_provider boolean not null default false;
