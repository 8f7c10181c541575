-- the CRM that the school has set in the browser; its token is sealed with the school's secret
alter table school add column crm jsonb;
