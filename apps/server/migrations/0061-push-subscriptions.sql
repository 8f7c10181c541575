-- Browsers that take messages by push, each as long as the session in which it was switched on.
create table push_subscription (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  session_id bigint not null references session (id),
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  created_at timestamp(3) with time zone not null
);
create index push_subscription_person on push_subscription (person_id);
create index push_subscription_session on push_subscription (session_id);
