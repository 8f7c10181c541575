-- The window that was chosen at giving: as in the exam, or for training. Null: none was chosen, as for everything that was given before,
-- and the window stays as it was.
alter table assignment add column window_mode text check (window_mode in ('exam', 'training'));
