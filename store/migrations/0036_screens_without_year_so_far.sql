-- A screen has no switch for ratios of the year so far any more: no figure of four quarters is one.
update saved_screen set content = content #- '{filter,yearSoFar}' where content -> 'filter' ? 'yearSoFar';
-- A return of which no source says how long it is of is no year's any more: quarters that hold one are worked out again.
insert into figures_waiting (market_id, company_id, statements)
select distinct market_id, company_id, true from company_quarter where 'roe' = any(stated)
on conflict (market_id, company_id) do update set generation = nextval('figures_generation'), statements = true, tries = 0;
