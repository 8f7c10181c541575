-- People whom the identity provider names: what claims gave them, and invitations that link an account to an identity.
alter table person add column sign_on_grants jsonb;
alter table person add column invitation_hash bytea;
alter table person add column invitation_until timestamptz(3);
create unique index person_invitation on person (invitation_hash) where invitation_hash is not null;
