-- Market values rest on prices that were paid: the close, or where a source gives adjusted prices only the day's average price (amount ÷ volume), marked. One byte a week says which:
-- 0 none, 1 close, 2 average price, 3 adjusted prices only. What was worked out by the older rule is worked out again.
alter table valuation_history add column priced bytea not null default '';
-- An earlier version of the row said otherwise, beyond what the units that its sources round to explain.
alter table company_quarter add column restated boolean not null default false;
insert into figures_waiting (market_id, company_id, statements)
select market_id, company_id, true from (select distinct market_id, company_id from company_quarter union select market_id, company_id from valuation_history) worked
on conflict (market_id, company_id) do update set generation = nextval('figures_generation'), statements = true, tries = 0;
