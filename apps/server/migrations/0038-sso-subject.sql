-- A provider's own name for a person is kept at the first sign-in, since user names are given to others there.
alter table person add column sso_issuer text;
alter table person add column sso_subject text;
create unique index person_sso on person (sso_issuer, sso_subject);
