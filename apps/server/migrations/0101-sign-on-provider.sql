-- the identity provider that the school has set in the browser; its client's secret is sealed with the school's secret
alter table school add column sign_on_provider jsonb;
