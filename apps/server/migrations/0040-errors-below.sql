-- Each teacher says below which share of its points marked work counts as an error; null is the usual share.
alter table person add column errors_below smallint check (errors_below between 0 and 100);
