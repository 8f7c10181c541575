-- students who share a name with anybody of the school are told apart by their user names: a list can show several classes
create index person_by_name_zh on person (name_zh collate "C") where left_at is null;
update person p set namesake_username = n.username
  from (select b.id, b.namesake_username,
               case when b.left_at is null
                     and exists (select 1 from person o
                                  where o.id <> b.id and o.left_at is null
                                    and (lower(o.name) collate "C" = lower(b.name) collate "C"
                                         or o.name_zh collate "C" = b.name_zh collate "C"))
                    then b.username end as username
          from person b) n
 where p.id = n.id and n.username is distinct from n.namesake_username;
