-- the mail server that the school has set in the browser; its password is sealed with the school's secret
alter table school add column mail_server jsonb;
