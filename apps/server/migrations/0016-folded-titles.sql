-- titles are searched word by word in the folded form of what is typed: full-width signs as their plain ones
update assignment
   set search_text = btrim(regexp_replace(lower(normalize(title || ' ' || coalesce(title_zh, ''), NFKC)), '\s+', ' ', 'g'))
 where search_text <> btrim(regexp_replace(lower(normalize(title || ' ' || coalesce(title_zh, ''), NFKC)), '\s+', ' ', 'g'));
