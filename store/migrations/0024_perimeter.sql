-- Quarters are no longer taken apart over a merger or a reverse listing, and a source's mended errors reach the valuations of past weeks: what was worked out by the older rules is
-- worked out again. Every change of a rule by which `company_quarter` or `valuation_history` are made comes with such a line; the worker takes it up when it begins.
insert into figures_waiting (market_id, company_id, statements)
select market_id, company_id, true from (select distinct market_id, company_id from company_quarter union select market_id, company_id from valuation_history) worked
on conflict (market_id, company_id) do update set generation = nextval('figures_generation'), statements = true, tries = 0;
