-- The use of all screens on some days is read for the page of the school.
create index click_count_day on click_count (day, name);
