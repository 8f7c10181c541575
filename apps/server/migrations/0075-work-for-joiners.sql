-- running work that also those receive who join its class later, and when such a student was added
alter table assignment add column is_for_joiners boolean not null default false;
alter table recipient add column added_at timestamptz(3);
