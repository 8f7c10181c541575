-- Whether each attempt shows questions and options in an order of its own, as it was chosen at giving; what was given before keeps the stored order.
alter table assignment
  add column shuffles_questions boolean not null default false,
  add column shuffles_options boolean not null default false;
